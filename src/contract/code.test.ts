import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCode } from './code.ts'

test.each([
  '482913',
  ' 482913 ',
  'G-482913',
  '482913.',
  '(482913)',
  '482–913',
  '482 913',
  '482.913',
  '48 29 13',
  '4-8-2-9-1-3',
  '٤٨٢٩١٣',
  '\u200b482\u200b913\u200b',
  'Your withdrawal code is 482 913. It is valid for 10 minutes.',
  'Code: 48 29 13, until 12:30',
  '482913 is your code. Never share 482913 with anyone.',
  'On 2 March 2026 at 09:30: 482913',
  // A text field makes a space of the end of a line.
  'Today 09:30 482913',
  '482913 5 minutes left',
  'Your code is 482913 - 10 minutes',
  'Code 482-913 – 10 Minuten gültig',
  'קוד 482 913 - 5 דקות',
  'The code: 482 - 913',
  'Ref: 99812 482913',
  'Withdrawal of $2,000 482913',
  '09:30 482913',
  '[02/03/2026, 09:30:11] Larkspur: 482913',
  '2026-03-02 09:30 Larkspur: 482913',
  '02.03.2026 09:30 Code 482913',
  'Your code is 482913. Valid for 15 minutes. Ref 20260302',
  'Call 0800 555 0150. Code 482913',
  'Account 1234567890: code 482913',
  'Ref 582914: your code is 482913',
  'Your Larkspur code is 482913. Reference 582914.',
  'Code: 482913 (Tx 582914)',
  '482913 is your Larkspur code. Do not share it. Ref 582914',
  '482913.0',
  '482913,00',
])('IN-2: the code is found in %j', (text) => {
  expect(readCode(text)).toBe('482913')
})

test.each([
  '482913 or 555666',
  '482913 555666',
  '482 913 / 555 666',
  'Old: 111111, new: 482913',
  'Your code: 4 8 2 9 1 3. Amount 250000',
  'Code 48 29 13, reference 100245',
  'Code 111111 or code 482913',
  '482913 is your code ref 582914',
  'Here is your code. 482913, ref 582914',
])('IN-2: of the two codes in %j none is guessed', (text) => {
  expect(readCode(text)).toBe(text)
})

test.each([
  ['', ''],
  ['48-2', '482'],
  ['1234-5678', '12345678'],
  ['1234 5678 9012 3456', '1234567890123456'],
  ['Your withdrawal code is 12345678.', '12345678'],
  ['Your code is 4829.', '4829'],
  ['Your code is 4829, until 12:30', '4829'],
  ['AB12', 'AB12'],
  ['AB-12', 'AB-12'],
])('IN-2, WD-4: a code need not have six digits: %j is read as %j', (text, code) => {
  expect(readCode(text)).toBe(code)
})

test('IN-2: what was read reads as the same', () => {
  const around = fc.string({ unit: fc.constantFrom(...'0123456789٤４ -–.,:G\u200b\u00a0a'), maxLength: 30 })
  fc.assert(
    fc.property(around, (text) => {
      expect(readCode(readCode(text))).toBe(readCode(text))
    }),
    { numRuns: 2_000 },
  )
})

test('IN-2: a code of any 1 to 12 digits is read as itself, also key by key', () => {
  const codes = fc.stringMatching(/^[0-9]{1,12}$/)
  fc.assert(
    fc.property(codes, (code) => {
      expect(readCode(code)).toBe(code)
      expect([...code].reduce((typed, digit) => readCode(typed + digit), '')).toBe(code)
    }),
  )
})

test.each([
  ['Your code is 48291377. Ref: 100245', 'Your code is 48291377. Ref: 100245'],
  ['Your code for $1250.00 is 4829', 'Your code for $1250.00 is 4829'],
  ['Code 4829 for 250 000 kr', 'Code 4829 for 250 000 kr'],
  ['Call 555 150. Code 4829', 'Call 555 150. Code 4829'],
  ['Code 12.34.56.78', '12345678'],
  ['482913, sent 26.11.26', '482913'],
  ['482913 77', '48291377'],
])('IN-2: of %j nothing is guessed and nothing dropped: %j', (text, code) => {
  expect(readCode(text)).toBe(code)
})
