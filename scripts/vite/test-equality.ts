import { expect } from 'vitest'
import { isSameSecret, Redacted } from '#src/contract/redacted.ts'

// Two secrets show the same, whatever they are: tests compare the secrets themselves.
expect.addEqualityTesters([
  (one: unknown, other: unknown) =>
    one instanceof Redacted && other instanceof Redacted
      ? one.kind === other.kind && one.shown === other.shown && isSameSecret(one, other)
      : undefined,
])
