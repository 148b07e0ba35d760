import { Redacted } from '#src/contract/redacted.ts'

const checked = new WeakSet<object>()

/**
 * Throws an Error that names the machine and the field of a value that links and files would lose, such as a Date, a Map, a Set or a BigInt
 * (DEMO-17): they carry JSON, with secrets and files as placeholders.
 */
export function mustBePlain(machine: string, context: unknown): void {
  look(context, '')

  function look(value: unknown, path: string): void {
    if (isAtom(value)) return
    if (!isPlain(value))
      throw new Error(
        `The context of '${machine}' holds ${nameOf(value)} in '${path}', which a link or a file would lose. Use JSON, a Redacted or a File.`,
      )
    if (checked.has(value)) return
    checked.add(value)
    for (const [key, part] of Object.entries(value)) look(part, path === '' ? key : `${path}.${key}`)
  }
}

function isAtom(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return true
  return value instanceof Redacted || value instanceof Blob
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null
}

function nameOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'object' ? `a ${(value as object).constructor.name}` : `a ${typeof value}`
}
