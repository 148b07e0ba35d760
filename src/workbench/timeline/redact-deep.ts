import { redactFields, type SecretFields } from '#src/contract/redact-fields.ts'
import { Redacted } from '#src/contract/redacted.ts'

/** A copy with these fields redacted at any depth, for data from a file or from the desk. */
export function redactDeep(value: unknown, fields: SecretFields): unknown {
  if (Array.isArray(value)) return value.map((part) => redactDeep(part, fields))
  if (typeof value !== 'object' || value === null || value instanceof Blob || value instanceof Redacted) return value
  const parts = Object.entries(redactFields(value, fields)).map(([name, part]) => [name, redactDeep(part, fields)])
  return Object.fromEntries(parts)
}
