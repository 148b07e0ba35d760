import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { labels, messages, toneOf } from './messages.ts'
import { pageNames, productNames } from './names.ts'

const ROOT = join(import.meta.dirname, '../..')
const CATALOGUE = 'src/content/messages.ts'
const NAMES = 'src/content/names.ts'

const sources = ['machines', 'src', 'mocks']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.gen\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

test.each([
  ['withdrawal-successful', 'done'],
  ['kyc-missing', 'waits'],
  ['wrong-code', 'failed'],
  // Changed with WD-7: the same text in the tone of waiting, where the customer closes the code step.
  ['withdrawal-closed', 'waits'],
] as const)('TOAST-1: the tone of %s is %s', (key, tone) => {
  expect(toneOf(key)).toBe(tone)
})

/** The literal texts of the rows about the product (ERR-2), without those of the desk, the bank and the tools. */
const literals = (() => {
  const product = /^\| (?:PUB|AUTH|SIGN|RESET|SHELL|OVER|LOAN|DEP|KYC|WD|ACCT|INV|TOAST|ERR)-\d+ \|/
  const lines = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8').split('\n')
  const first = lines.findIndex((line) => line.startsWith('| section |'))
  const told = lines.filter((line, place) => product.test(line) || place < first)
  const quoted = [...told.join('\n').matchAll(/(?<![\p{L}\p{N}])'([^'`|]{2,})'(?![\p{L}\p{N}])/gu)]
  return [...new Set(quoted.map(([, text = '']) => text).filter((text) => /^\p{Lu}/u.test(text)))]
})()

/** Examples of texts that are put together, and headings of the requirements' own. */
const COMPOSED = [
  'Available to withdraw £10,290.00',
  'Loan status',
  'Step 3 of 9',
  'Withdrawal not finished, step 4 of 9',
  'Withdrawal, PayPal',
]
/** What the bank answers, which is not shown. */
const ANSWERS = ['Invalid token or token has expired', 'Passwords do not match', 'Wrong credentials']
/** The desk, the bank and the names of calls have words of their own, and some of them are the same. */
const OWN_WORDS = ['src/workbench/', 'src/contract/calls.ts', 'mocks/']

const strings = sources.flatMap(({ path, text }) =>
  OWN_WORDS.some((folder) => path.startsWith(folder)) ? [] : stringsIn(path, text).map((string) => ({ path, string })),
)
const placesOf = (text: string) => strings.filter(({ string }) => string === text).map(({ path }) => path)

test('ERR-2: the messages match the requirements to the letter, misspellings included', () => {
  expect(literals).toEqual(expect.arrayContaining([...Object.values(messages), 'Next Step', 'Menu', 'Make Deposit']))
})

/** Also a value that the bank stores. */
const isStored = (text: string) => text === labels.pending

const places = new Map([
  ...literals
    .filter((text) => !COMPOSED.includes(text))
    .map((text) => [text, Object.values<string>(pageNames).includes(text) ? NAMES : CATALOGUE] as const),
  ...Object.values<string>(labels)
    .filter((text) => !isStored(text))
    .map((label) => [label, CATALOGUE] as const),
  ...Object.values(productNames).map((name) => [name, NAMES] as const),
  ...ANSWERS.map((answer) => [answer, 'src/contract/endpoints.ts'] as const),
])

test.each([...places])('ERR-2: %j stands once, in %s', (text, place) => {
  expect(placesOf(text)).toEqual([place])
})

/** The values of a module's string literals, templates without gaps, and JSX texts. */
function stringsIn(path: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, value } = node as { type?: string; value?: unknown }
    if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') found.push(value.trim())
    if (type === 'TemplateElement') found.push((value as { cooked: string | null }).cooked ?? '')
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(path, text).program)
  return found
}
