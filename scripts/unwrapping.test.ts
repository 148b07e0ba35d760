import { expect, test } from 'vitest'
import { isTest, sourcesIn } from './sources.ts'

/** The files that unwrap secrets, and why. */
const ALLOWED = {
  'machines/withdrawal/withdrawal-rules.ts': 'the code comparison (WD-4)',
  'mocks/bank/backend.ts': 'the bank answers whether a password is right',
  'mocks/bank/create-handler.ts': 'the bank parses requests',
  'src/api/call.ts': 'the API client sends it',
  'src/flows/withdrawal/code-form.tsx': 'the code step shows the message of the bank (WD-4)',
  'src/platform/session-storage.ts': 'the session storage that DATA-2 asks for',
}

const sources = Object.entries(sourcesIn('machines', 'src', 'mocks')).filter(
  ([path]) => !isTest(path) && path !== 'src/contract/redacted.ts',
)

test('SEC-4: only the listed files unwrap secrets', () => {
  const importers = sources.filter(([, source]) => /\bunwrap\b/.test(source))
  expect(importers.map(([path]) => path).toSorted()).toEqual(Object.keys(ALLOWED))
})

test('SEC-4: `unwrap` is only ever imported by its name', () => {
  const indirect = sources.filter(([, source]) =>
    [
      /\*\s+as\s+\w+\s+from\s+'[^']*\/redacted\.ts'/,
      /import\(\s*'[^']*\/redacted\.ts'/,
      /export\s[^;\n]*\/redacted\.ts'/,
    ].some((pattern) => pattern.test(source)),
  )
  expect(indirect.map(([path]) => path)).toEqual([])
  expect(sources.length).toBeGreaterThan(400)
})
