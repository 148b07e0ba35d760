import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findTraces } from './live-traces.ts'
import { ROOT } from './root.ts'

const clean = { modules: [join(ROOT, 'src/main.tsx')], files: new Map([['assets/index.js', 'render()']]) }
const env = { BANK_TOKEN: 'a-secret-of-the-environment' }
const withText = (text: string) => ({ ...clean, files: new Map([['assets/index.js', text]]) })
const withModule = (path: string) => ({ ...clean, modules: [join(ROOT, path)] })

test('SEC-3: a live build without a trace of the demo is accepted', () => {
  expect(findTraces(clean, env)).toEqual([])
})

test.each([
  ['a module of the mock', withModule('mocks/bank/seed.ts')],
  ['a module of a package of the mock', withModule('node_modules/msw/lib/core/index.mjs')],
  ['a string of the demo', withText('"Demo-1234"')],
  ['a content token', withText(`"sk${'aB3'.repeat(50)}"`)],
  ['a web token', withText('"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl"')],
  ['a private key', withText('"-----BEGIN PRIVATE KEY-----"')],
  ['a secret of the environment', withText('"a-secret-of-the-environment"')],
])('SEC-1, SEC-3: %s in a live build is found', (_, build) => {
  expect(findTraces(build, env)).toHaveLength(1)
})
