import type { DisplayJson } from '#src/workbench/contract/demo-contract.ts'

const MOST_ITEMS = 10
const MOST_FIELDS = 60
const MOST_LEVELS = 12

/** Caches projections: contexts and events are immutable and share most of their parts with earlier ones. */
const known = new WeakMap<object, DisplayJson>()

/**
 * Projects context and payloads to what trace, viewer, inspector and window messages may show (FLOW-2, FLOW-3). Secrets are
 * redacted where they enter the client; this leaves out what JSON cannot hold: files, elements, functions. Long lists are cut
 * to their first items. Projecting a projection changes nothing.
 */
export function toDisplayJson(value: unknown, levels = MOST_LEVELS): DisplayJson {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value !== 'object') return `‹${typeof value}›`
  if (levels === 0) return '…'
  const before = known.get(value)
  if (before !== undefined) return before
  // Stops at a cycle.
  known.set(value, '…')
  const projected = projection(value, levels - 1)
  known.set(value, projected)
  return projected
}

/** An object whose JSON is '‹something›' is a secret. */
function redacted(value: object): string | null {
  const { toJSON } = value as { toJSON?: unknown }
  const json: unknown = typeof toJSON === 'function' ? toJSON.call(value, '') : null
  return typeof json === 'string' && /^‹.*›$/.test(json) ? json : null
}

function projection(value: object, levels: number): DisplayJson {
  if (isPlain(value)) return fields(value, levels)
  if (Array.isArray(value)) return items(value, levels)
  const secret = redacted(value)
  if (secret !== null) return secret
  if (value instanceof Blob) return '‹file›'
  // An error message may quote secret input.
  if (value instanceof Error) {
    const { code } = value as { code?: unknown }
    return { name: value.name, ...(typeof code === 'string' ? { code } : {}) }
  }
  return '‹object›'
}

function items(list: readonly unknown[], levels: number): DisplayJson {
  const isLong = list.length > MOST_ITEMS + 1
  const first = (isLong ? list.slice(0, MOST_ITEMS) : list).map((item) => toDisplayJson(item, levels))
  return isLong ? [...first, `… ${list.length - MOST_ITEMS} more`] : first
}

function fields(value: Readonly<Record<string, unknown>>, levels: number): DisplayJson {
  const projected: Record<string, DisplayJson> = {}
  let count = 0
  for (const name in value) {
    const part = value[name]
    if (part === undefined) continue
    count += 1
    if (count > MOST_FIELDS) break
    // The common case, on every event: nothing to cut.
    projected[name] = typeof part === 'string' ? part : toDisplayJson(part, levels)
  }
  return projected
}

function isPlain(value: object): value is Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
