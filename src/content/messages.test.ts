import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { labels, messages, toneOf } from './messages.ts'
import { navigationGroups } from './navigation.ts'

const ROOT = join(import.meta.dirname, '../..')
const CATALOGUE = 'src/content/messages.ts'
const requirements = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8')
const PAGES = 'src/content/navigation.ts'

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

/** A text as it stands in the code: a string of its own, or the text of an element. */
function placesOf(text: string): string[] {
  const quoted = [`'${text}'`, `"${text}"`, `\`${text}\``, `>${text}<`]
  return searchedFor(text).flatMap(({ path, text: source }) =>
    quoted.flatMap((words) => Array<string>(source.split(words).length - 1).fill(path)),
  )
}

/** A single word such as 'Pending' is also a value of the data, so that only copy is searched for it. */
function searchedFor(text: string) {
  return /[ .]/.test(text) ? sources : sources.filter(({ path }) => path.startsWith('src/content/'))
}

/** The texts that the requirements quote for the product's own screens, if any code has them. */
function quotedTexts(): string[] {
  const rows = requirements.matchAll(/^\| (?:PUB|AUTH|SIGN|RESET|SHELL|OVER|LOAN|DEP|KYC|WD|ACCT|INV)-\d+ \|(.*)$/gm)
  const quoted = [...rows].flatMap(([, row = '']) => [...row.matchAll(/(?<!\w)'([A-Z][^']*)'(?!\w)/g)])
  return quoted.map(([, text = '']) => text).filter((text) => placesOf(text).length > 0)
}

/** Texts of the backend's answers, which the contract compares with. */
const REFUSALS = ['Wrong credentials', 'Passwords do not match', 'Invalid token or token has expired']
/** Examples of the requirements, quoted in comments. */
const EXAMPLES = /\d|^Withdrawal, PayPal$/

test('ERR-2: each literal text stands once, in the catalogue or the list of product pages', () => {
  const names: readonly string[] = navigationGroups.flatMap(({ pages }) => pages.map(({ name }) => name))
  const literals = new Set([...Object.values(messages), ...Object.values(labels), ...names, ...quotedTexts()])
  for (const text of REFUSALS) literals.delete(text)
  const elsewhere = [...literals]
    .filter((text) => !EXAMPLES.test(text))
    .map((text) => [text, ...placesOf(text)])
    .filter(([text = '', ...places]) => places.join() !== (names.includes(text) ? PAGES : CATALOGUE))
  expect(elsewhere).toEqual([])
})
