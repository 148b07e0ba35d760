import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { callFiles, dialogFiles, flowFiles } from './flow.ts'
import type { GeneratedFile } from './generated-file.ts'

const files = flowFiles('card-freeze', true)

test('QA-6: the skeleton of a flow has its name in every file, and nothing of the template', () => {
  for (const { path, text } of files) {
    expect(path).toContain('card-freeze')
    expect(text).toMatch(/card-?freeze/i)
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

test('QA-6: the skeleton sends a call of its own, which is defined, described and answered', () => {
  const texts = files.map(({ text }) => text).join('\n')
  expect(texts).not.toMatch(/putProfile|users\/\{id\}/)
  expect(insertedIn(callFiles('card-freeze'))).toEqual({
    'src/contract/endpoints.ts': ["putCardFreeze: send('PUT', 'users/card-freeze/{id}', v.object({}), anything),"],
    'src/contract/calls.ts': [
      "putCardFreeze: { title: 'Card freeze', done: () => 'Card freeze: done', attempt: () => '“Card freeze”' },",
      "putCardFreeze: { summary: 'Card freeze', body: {} },",
    ],
    'mocks/bank/handlers/users.ts': ['putCardFreeze: ({ customer }) => customer,'],
  })
})

test('QA-6: a dialog is in each list of dialogs, once', () => {
  expect(insertedIn(dialogFiles('card-freeze'))).toEqual({
    'machines/modal/modal-ref.ts': ["  | { kind: 'card-freeze' }"],
    'machines/modal/modal.machine.ts': [
      "import { cardFreezeMachine } from '#machines/card-freeze/card-freeze.machine.ts'",
      "'card-freeze': cardFreezeMachine,",
    ],
    'machines/modal/modal.model.ts': [
      "'card-freeze': { kind: 'card-freeze' },",
      "'card-freeze': ended,",
      "'card-freeze': rests,",
    ],
    'src/pages/signed-in.ts': [
      "import { cardFreeze } from '#src/flows/card-freeze/card-freeze.bind.ts'",
      "'card-freeze': cardFreeze,",
    ],
    'src/pages/modals.ts': [
      "'card-freeze': () => import('#src/flows/card-freeze/card-freeze.tsx').then(({ CardFreeze }) => CardFreeze),",
    ],
  })
})

test('QA-6: a name that is no file name is refused', () => {
  expect(() => flowFiles('Card freeze')).toThrow('kebab-case')
})

function insertedIn(changed: readonly GeneratedFile[]): Record<string, readonly string[]> {
  const lines = changed.map(({ path, text }): [string, string[]] => {
    const before = readFileSync(join(ROOT, path), 'utf8').split('\n')
    return [path, text.split('\n').filter((line) => !before.includes(line))]
  })
  return Object.fromEntries(lines)
}

function sourceOf(path: string): string {
  const written = files.find((file) => file.path === path)?.text
  return written ?? (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '')
}
