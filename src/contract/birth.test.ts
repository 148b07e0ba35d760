import fc from 'fast-check'
import { expect, test } from 'vitest'
import { birthDateError, cleanAge, cleanBirthDate, isAge, storedBirthDay } from './birth.ts'

const TODAY = '2026-03-02'

test.each([
  ['1984-12-10', undefined],
  ['1900-01-01', undefined],
  [TODAY, undefined],
  ['١٩٨٤-١٢-١٠', undefined],
  ['\u200e1984–12–10 ', undefined],
  ['2026-03-03', 'born-later'],
  ['275760-01-01', 'born-later'],
  ['1899-12-31', 'born-too-early'],
  ['0022-05-01', 'born-too-early'],
  ['2025-02-29', 'date-unclear'],
  ['002030-01-01', 'date-unclear'],
  ['12/10/1984', 'date-unclear'],
])('IN-6: on 2 March 2026, the birth date %s has the error %s', (day, error) => {
  expect(birthDateError(day, TODAY)).toBe(error)
})

test.each([
  ['27', true],
  ['130', true],
  ['\u200b٢٧ ', true],
  ['027', true],
  ['-5', false],
  ['abc', false],
  ['3.5', false],
  ['1e2', false],
  ['131', false],
  ['1000', false],
])('IN-6: whether the age %j can be true: %s', (age, is) => {
  expect(isAge(age)).toBe(is)
})

test('IN-6: an age is a whole number in plain digits', () => {
  expect(['٢٧', '027', ' 27\u200b'].map(cleanAge)).toEqual(['27', '27', '27'])
})

test('IN-6: what is no birth date is stored as it was typed', () => {
  expect(cleanBirthDate(' １２/10/1984')).toBe('１２/10/1984')
})

test('IN-6: a birth date is stored in plain digits; cleaning it twice is cleaning it once, and it stays the same day', () => {
  const day = fc.tuple(
    fc.integer({ min: 1900, max: 2025 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  const zero = fc.constantFrom('0', '٠', '۰', '०', '０')
  const dash = fc.constantFrom('-', '–', '‐', '－', '\u200e-', '-\ud800', ' -')
  fc.assert(
    fc.property(day, zero, dash, (parts, first, mark) => {
      const plain = parts.map((part) => String(part).padStart(2, '0')).join('-')
      const typed = plain
        .replace(/[0-9]/g, (digit) => String.fromCodePoint(Number(digit) + (first.codePointAt(0) ?? 0)))
        .replaceAll('-', mark)
      const once = cleanBirthDate(typed)
      expect(cleanBirthDate(once)).toBe(once)
      expect([plain, undefined]).toContain(birthDateError(typed, TODAY) === undefined ? once : undefined)
      expect(birthDateError(once, TODAY)).toBe(birthDateError(typed, TODAY))
    }),
  )
})

test('IN-6: a day of birth that is stored as a time is the same day in every time zone', () => {
  const stored = ['1990-05-01', '1990-05-01T00:00:00.000Z', '1990-05-01T00:00:00+02:00', '', 'May 1990']
  expect(stored.map(storedBirthDay)).toEqual(['1990-05-01', '1990-05-01', '1990-05-01', '', 'May 1990'])
})
