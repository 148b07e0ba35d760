import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { labels, messages, toneOf } from './messages.ts'

const ROOT = join(import.meta.dirname, '../..')
const CATALOGUE = 'src/content/messages.ts'

const sources = ['machines', 'src', 'mocks']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.gen\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

test('ERR-2: the messages match the requirements to the letter, misspellings included', () => {
  expect(Object.values(messages).sort()).toEqual(
    [
      'All input field must be valid',
      'Deposit Successful',
      'Details Already Exist',
      'Details Updated',
      'Email is not Registered.',
      'Insuficient Balance',
      'KYC Details Uploaded',
      'Login Verified',
      'Password Changed Successfully',
      'Password Does not Matched',
      'Please Check Your Email For Reset Password Link',
      'Please Wait, Your KYC Verification Is processing Or You Can Reach Out To Customer Care For Support',
      'Please all input field must be valid.',
      'Please you need to verify KYC.',
      'Registration complete',
      'Token Expired',
      'User Already Exist',
      'Withdrawal Already Made',
      'Withdrawal Process Cancelled',
      'Withdrawal is Processing',
      'Withdrawal successful',
      'Wrong Code',
      'Wrong Credentials',
      'Your Loan Balance Has Not Been Approved',
    ].sort(),
  )
})

test.each([
  ['deposit-successful', 'done'],
  ['withdrawal-successful', 'done'],
  ['withdrawal-processing', 'waits'],
  ['kyc-missing', 'waits'],
  ['wrong-code', 'failed'],
  ['withdrawal-cancelled', 'failed'],
] as const)('TOAST-1: the tone of %s is %s', (key, tone) => {
  expect(toneOf(key)).toBe(tone)
})

test.each(Object.values(messages))('ERR-2: %j stands in the catalogue and nowhere else', (text) => {
  expect(sources.filter((source) => source.text.includes(text)).map(({ path }) => path)).toEqual([CATALOGUE])
})

test.each([...new Set(Object.values(labels))].filter((text) => text.includes(' ') || text.includes('...')))(
  'ERR-2: %j is quoted in the catalogue and nowhere else',
  (text) => {
    const quoted = [`'${text}'`, `"${text}"`, `>${text}<`]
    const found = sources.filter((source) => quoted.some((words) => source.text.includes(words)))
    expect(found.map(({ path }) => path)).toEqual([CATALOGUE])
  },
)
