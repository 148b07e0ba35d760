import { own } from '#src/contract/own.ts'
import type { SecretFields } from '#src/contract/redact-fields.ts'
import { Redacted } from '#src/contract/redacted.ts'
import type { DisplayJson } from '#src/workbench/contract/demo-contract.ts'
import { fileGuess } from './file-kind.ts'

export type Fields = Readonly<Record<string, unknown>>

/** A value after `mapSecrets`: nothing in it is a secret or a file, and what was unknown is JSON (SEC-4). */
export type WithoutSecrets<T> = unknown extends T
  ? DisplayJson
  : T extends Redacted | Blob
    ? DisplayJson
    : T extends object
      ? { [Name in keyof T]: WithoutSecrets<T[Name]> }
      : T

/**
 * A copy that a file, a link or a step may hold (SEC-4): `replace` says what stands for a secret, seen beside the other fields of its object. A file
 * says what kind it is, and what JSON cannot hold is null.
 */
export function mapSecrets<T>(value: T, replace: (secret: Redacted, beside: Fields) => DisplayJson): WithoutSecrets<T> {
  return mapParts(value, (part, _name, beside) => {
    if (part instanceof Redacted) return replace(part, beside)
    if (part instanceof Blob) return fileGuess(part)
    return LEAVES.includes(typeof part) ? undefined : null
  }) as WithoutSecrets<T>
}

/** The inverse, for JSON from a file or from the desk: the fields with these names become secrets, at any depth. */
export function redactDeep(value: unknown, fields: SecretFields): unknown {
  return mapParts(value, (part, name) => secretNamed(name, part, fields) ?? undefined)
}

/** The value of a field as a secret; null where its name is none of these, it has no value, or it is one already. */
export function secretNamed(name: string, value: unknown, fields: SecretFields): Redacted | null {
  const kind = own(fields, name)
  if (kind === undefined || value === null || value === undefined || value instanceof Redacted) return null
  return new Redacted(kind, value as never)
}

/**
 * A copy of a value, changed at any depth, the outer parts first: what `change` returns takes a part's place; with undefined, the part stays, and its
 * own parts are next. `beside` are the fields of the object that the part stands in.
 */
export function mapParts(
  value: unknown,
  change: (part: unknown, name: string, beside: Fields) => unknown,
  name = '',
  beside: Fields = {},
): unknown {
  const changed = change(value, name, beside)
  if (changed !== undefined) return changed
  if (Array.isArray(value)) return value.map((part) => mapParts(part, change))
  if (typeof value !== 'object' || value === null || value instanceof Blob || value instanceof Redacted) return value
  const parts = Object.entries(value).map(([name, part]) => [name, mapParts(part, change, name, value as Fields)])
  return Object.fromEntries(parts)
}

/** What a value holds at any depth, each with the name of its field: no objects but secrets and files. */
export function leavesIn(value: object): [name: string, leaf: unknown][] {
  return Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    const isLeaf = typeof part !== 'object' || part === null || part instanceof Redacted || part instanceof Blob
    return isLeaf ? [[name, part]] : leavesIn(part)
  })
}

const LEAVES = ['string', 'boolean', 'number', 'object', 'undefined']
