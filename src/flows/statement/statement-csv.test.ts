import { expect, test } from 'vitest'
import type { Transfer } from '#src/contract/entities.ts'
import { isoTime, parseTime } from '#src/platform/clock/clock.ts'
import { buildStatement } from './build-statement.ts'
import { csvOf, fileNameOf, outside, statementCsv } from './statement-csv.ts'

const PERIOD = { from: '2026-03-01', to: '2026-03-02' }
const ADA = {
  _id: 'u1',
  firstName: 'Ada',
  lastName: 'Fenwick',
  accountNumber: '4400000000',
  country: { name: 'United Kingdom', symbol: '£' },
}
const utc = (local: string) => isoTime(parseTime(local) ?? Number.NaN)
const transfer = (createdAt: string, change: Partial<Transfer> = {}): Transfer => ({
  _id: createdAt,
  createdAt: utc(createdAt),
  amount: 1_234.5,
  status: true,
  withdrawalPath: 'invest',
  ...change,
})
const MARK =
  '"Larkspur Demo Bank: Statement of withdrawals. Fictional demonstration: no real bank, no real customer, no real money.",,,,,,'

test('OVER-4: the file begins with a UTF-8 BOM, has title, holder and period, then every row, newest first, and every line ends in CRLF', () => {
  const transfers = [
    transfer('2026-02-28T23:59', { amount: 1 }),
    transfer('2026-03-01T00:00', { withdrawalPath: 'loan', transactiontype: 'bank transfer', amount: '60' }),
    transfer('2026-03-02T23:30', { transactiontype: 'zelle', status: false, amount: 0.1 + 0.2 }),
    transfer('2026-03-02T08:15', { transactiontype: '=cmd', amount: 'x' }),
  ]
  expect(statementCsv(buildStatement(PERIOD, ADA, transfers))).toBe(
    `\uFEFF${[
      MARK,
      'Account holder,Ada Fenwick,,,,,',
      'Account number,4400000000,,,,,',
      'Period,2026-03-01,2026-03-02,,,,',
      'Date,Time (UTC),Type,Method,Status,Amount,Currency',
      `2026-03-02,${utc('2026-03-02T23:30')},Withdrawal,Zelle,Pending,0.30,£`,
      `2026-03-02,${utc('2026-03-02T08:15')},Withdrawal,,Approved,0.00,£`,
      `2026-03-01,${utc('2026-03-01T00:00')},Loan withdrawal,Bank Transfer,Approved,60.00,£`,
      '',
    ].join('\r\n')}`,
  )
})

test('OVER-4: the customer’s name is escaped, and missing values are empty', () => {
  const user = { _id: 'u1', firstName: '=1+1', lastName: 'a, "b"', country: { name: 'x', symbol: '@' } }
  const text = statementCsv(buildStatement(PERIOD, user, [transfer('2026-03-02T08:15')]))
  expect(text.split('\r\n').slice(1, 3)).toEqual([`Account holder,"'=1+1 a, ""b""",,,,,`, 'Account number,,,,,,'])
  expect(text.split('\r\n')[5]?.endsWith(",1234.50,'@")).toBe(true)
})

test('DATA-4: amounts of a currency without minor units are whole', () => {
  const user = { _id: 'u1', country: { name: 'Japan', symbol: '¥' } }
  const text = statementCsv(buildStatement(PERIOD, user, [transfer('2026-03-02T08:15', { amount: '1234' })]))
  expect(text.split('\r\n')[5]?.endsWith(',1234,¥')).toBe(true)
})

test('OVER-4: the file name contains the period', () => {
  expect(fileNameOf(PERIOD)).toBe('larkspur-statement-2026-03-01-2026-03-02.csv')
})

test.each([
  ['plain', 'plain'],
  ['a, b', '"a, b"'],
  ['the "Gold" plan', '"the ""Gold"" plan"'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\rx', '"\'\rx"'],
  ['＝1', "'＝1"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['a=b', 'a=b'],
])('OVER-4: the untrusted text %j is quoted, and escaped, so that it is not a formula: %j', (text, written) => {
  expect(csvOf([[outside(text)]])).toBe(`\uFEFF${written}\r\n`)
})
