// Runs for each test file. The files of a worker share its thread (PERF-5), but neither modules, stubs nor what is on the page.
import { afterAll, expect, vi } from 'vitest'

vi.resetModules()
const { isSameSecret, Redacted } = await import('#src/contract/redacted.ts')

// All secrets print the same text, so tests compare the wrapped values.
expect.addEqualityTesters([
  (one: unknown, other: unknown) =>
    one instanceof Redacted && other instanceof Redacted
      ? one.kind === other.kind && one.shown === other.shown && isSameSecret(one, other)
      : undefined,
  // Vitest treats any two files as equal.
  (one: unknown, other: unknown) =>
    one instanceof File && other instanceof File ? one.name === other.name && one.type === other.type : undefined,
])

afterAll(() => {
  vi.unstubAllGlobals()
  globalThis.document?.body.replaceChildren()
  vi.unstubAllEnvs()
})
