import { own } from '#src/contract/own.ts'
import { isSameSecret, Redacted } from '#src/contract/redacted.ts'

/** Whether two values of a moment are the same. Null equals absent, so that a story stays valid when a nullable column is added later. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one instanceof Redacted && other instanceof Redacted) return isSameSecret(one, other)
  if (!isObject(one) || !isObject(other)) return (one ?? null) === (other ?? null)
  return one === other || [...namesIn(one, other)].every((name) => isEqual(own(one, name), own(other, name)))
}

/** The names of the fields of either, sorted. */
export function namesIn(one: object, other: object): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].toSorted()
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
