import { expect, test } from 'vitest'
import { csvOf, outside } from './csv.ts'

test('OVER-4: a CSV begins with a UTF-8 BOM, and every line ends in CRLF', () => {
  expect(csvOf([['Date', 'Amount'], ['2026-03-02', '-12.50'], []])).toBe(
    '\uFEFFDate,Amount\r\n2026-03-02,-12.50\r\n\r\n',
  )
  expect(csvOf([])).toBe('\uFEFF')
})

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['the "Gold" plan', '"the ""Gold"" plan"'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  ['£', '£'],
])('OVER-4: the cell %j is written as %j', (text, written) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${written}\r\n`)
})

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "'  =1"],
  ['\t=1', "'\t=1"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['＝1', "'＝1"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['a=b', 'a=b'],
])('OVER-4: the untrusted text %j is escaped, so that it is not a formula: %j', (text, written) => {
  expect(csvOf([[outside(text)]])).toBe(`\uFEFF${written}\r\n`)
})
