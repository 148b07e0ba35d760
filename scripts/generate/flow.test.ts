import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { flowFiles, listFiles } from './flow.ts'
import type { GeneratedFile } from './generated-file.ts'

const files = flowFiles('gift-card')
const all = [...files, ...listFiles('gift-card')]

test('QA-6: the skeleton of a flow has its name in every file, and nothing of the template', () => {
  for (const { path, text } of files) {
    expect(path).toContain('gift-card')
    expect(text).toMatch(/gift-?card/i)
    expect(text).not.toMatch(/new.?flow|'\.\.\//i)
  }
})

// Types, lint and tests are those of the template. Only its imports change.
test.each(files)('QA-6: $path imports only what exists', ({ path, text }) => {
  const imports = [...text.matchAll(/import (?:type )?\{([^}]*)\} from '([#.][^']+)'/g)]
  expect(imports.length).toBe(text.match(/ from '[#.]/g)?.length ?? 0)
  const missing = imports.flatMap(([, names = '', from = '']) => {
    const target = from.startsWith('#') ? from.slice(1) : normalize(join(dirname(path), from))
    const source = sourceOf(target)
    return names
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter(
        (name) => !new RegExp(`export (?:async )?(?:const|function|interface|type|class) ${name}\\b`).test(source),
      )
      .map((name) => `${name} from ${target}`)
  })
  expect(missing).toEqual([])
})

test('QA-6: the model of a dialog imports how its page is opened', () => {
  const model = files.find(({ path }) => path.endsWith('.model.ts'))?.text
  expect(model).toMatch(/import \{[^}]*\bsignedIn\b[^}]*\} from '#machines\/model\/steps.ts'/)
  expect(model).toContain("inApp: signedIn('ada', '/account-details', { kind: 'gift-card' })")
})

const told = {
  'machines/modal/modal-ref.ts': [
    "  'gift-card': typeof import('#machines/gift-card/gift-card.machine.ts').giftCardMachine",
  ],
  'src/contract/endpoints.ts': [
    "postGiftCard: send('POST', 'gift-card', v.object({}), anything, { refusals: { 'gift-card-refused': { status: 409, body: 'Gift card refused' } } }),",
  ],
  'machines/rules/rules.ts': [
    '/** How long the outcome of “Gift card” is shown, counted from the answer. */',
    'export const GIFT_CARD_CLOSE_DELAY = 2_000',
  ],
  'src/contract/calls.ts': [
    "postGiftCard: { title: 'Gift card', done: () => 'Gift card: done', attempt: () => '“Gift card”' },",
    "postGiftCard: { summary: 'Gift card', body: {} },",
  ],
  'mocks/bank/handlers/users.ts': ['postGiftCard: ({ customer }) => customer,'],
  'src/workbench/timeline/customer-words.ts': [
    "'gift-card': { 'gift-card.submit': 'send “Gift card”', 'gift-card.close': 'close “Gift card”' },",
  ],
  'src/content/messages.ts': ["'gift-card-done': 'Gift card done',"],
  'docs/requirements.md': [
    "| ACCT-n | *Planned.* Gift card: say here what it does for the customer. Success shows 'Gift card done'; it closes 2 s later. |",
  ],
}

test('QA-6: the skeleton is listed, sends a call of its own, which is defined, described and answered, and its events are told', () => {
  expect(files.map(({ text }) => text).join('\n')).not.toMatch(
    /putProfile|users\/\{id\}|address|details-updated|email-taken|SETTINGS|duplicate/,
  )
  expect(insertedIn(listFiles('gift-card'))).toEqual(told)
})

test('QA-6: the app finds the view and the binding of a dialog by their names', () => {
  expect(files.map(({ path }) => path).filter((path) => path.startsWith('src/flows/'))).toEqual([
    'src/flows/gift-card/gift-card.dialog.bind.ts',
    'src/flows/gift-card/gift-card.dialog.tsx',
  ])
})

test('QA-6: a name that is no file name is refused', () => {
  expect(() => flowFiles('Gift card')).toThrow('kebab-case')
})

test.each(['constructor', 'rules', 'model'])('QA-6: the name %s, which means something else, is refused', (name) => {
  expect(() => flowFiles(name)).toThrow('has a meaning already')
})

function insertedIn(changed: readonly GeneratedFile[]): Record<string, readonly string[]> {
  const lines = changed.map(({ path, text }): [string, string[]] => {
    const before = readFileSync(join(ROOT, path), 'utf8').split('\n')
    return [
      path,
      text
        .split('\n')
        .filter((line) => !before.includes(line))
        .map(unnumbered),
    ]
  })
  return Object.fromEntries(lines)
}

/** The row of the requirements gets their next number. */
function unnumbered(line: string): string {
  return line.replace(/^\| ACCT-\d+/, '| ACCT-n')
}

function sourceOf(path: string): string {
  const written = all.find((file) => file.path === path)?.text
  return written ?? (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '')
}

test.each([
  ['transfer', 'src/contract/endpoints.ts has postTransfer'],
  ['settings', 'machines/rules/rules.ts has SETTINGS_CLOSE_DELAY'],
])('QA-6: a flow is refused whose name something else has: %s', (name, reason) => {
  expect(() => listFiles(name)).toThrow(`${reason} already, and nothing was written. Choose another name.`)
})
