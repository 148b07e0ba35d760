import { expect } from 'vitest'
import { isSameSecret, Redacted } from '#src/contract/redacted.ts'

// All secrets print the same text, so tests compare the wrapped values.
expect.addEqualityTesters([
  (one: unknown, other: unknown) =>
    one instanceof Redacted && other instanceof Redacted
      ? one.kind === other.kind && one.shown === other.shown && isSameSecret(one, other)
      : undefined,
])
