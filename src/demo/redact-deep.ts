import { redactFields, type SecretFields } from '#src/contract/redact-fields.ts'
import { Redacted } from '#src/contract/redacted.ts'

/** The same with these fields redacted, wherever they stand: for what comes from a file, or from the desk. */
export function redactDeep(value: unknown, fields: SecretFields): unknown {
  if (Array.isArray(value)) return value.map((part) => redactDeep(part, fields))
  if (typeof value !== 'object' || value === null || value instanceof Blob || value instanceof Redacted) return value
  const parts = Object.entries(redactFields(value, fields)).map(([name, part]) => [name, redactDeep(part, fields)])
  return Object.fromEntries(parts)
}
