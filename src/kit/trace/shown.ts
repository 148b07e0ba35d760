/** A value as plain JSON: it can be kept, shown, and posted to another window. */
export type Shown = null | string | number | boolean | readonly Shown[] | { readonly [name: string]: Shown }

const MOST_ITEMS = 10
const MOST_FIELDS = 60
const MOST_LEVELS = 12

/** What was projected stays so: contexts and events are not changed, and share most of their parts with those before them. */
const known = new WeakMap<object, Shown>()

/**
 * Context and payloads as trace, viewer, inspector and window link show them (FLOW-2, FLOW-3). A secret is redacted where it
 * enters the client; here what JSON does not have is left out: files, elements, functions. Of a long list the first items stand.
 * Projecting what was projected changes nothing.
 */
export function shown(value: unknown, levels = MOST_LEVELS): Shown {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value !== 'object') return `‹${typeof value}›`
  if (levels === 0) return '…'
  const before = known.get(value)
  if (before !== undefined) return before
  // Found again below itself.
  known.set(value, '…')
  const projected = projection(value, levels - 1)
  known.set(value, projected)
  return projected
}

/** What says of itself, as JSON, that it is '‹something›' is a secret. */
function redacted(value: object): string | null {
  const { toJSON } = value as { toJSON?: unknown }
  const json: unknown = typeof toJSON === 'function' ? toJSON.call(value, '') : null
  return typeof json === 'string' && /^‹.*›$/.test(json) ? json : null
}

function projection(value: object, levels: number): Shown {
  if (isPlain(value)) return fields(value, levels)
  if (Array.isArray(value)) return items(value, levels)
  const secret = redacted(value)
  if (secret !== null) return secret
  if (value instanceof Blob) return '‹file›'
  // A message may quote what it is about.
  if (value instanceof Error) {
    const { code } = value as { code?: unknown }
    return { name: value.name, ...(typeof code === 'string' ? { code } : {}) }
  }
  return '‹object›'
}

function items(list: readonly unknown[], levels: number): Shown {
  const isLong = list.length > MOST_ITEMS + 1
  const first = (isLong ? list.slice(0, MOST_ITEMS) : list).map((item) => shown(item, levels))
  return isLong ? [...first, `… ${list.length - MOST_ITEMS} more`] : first
}

function fields(value: Readonly<Record<string, unknown>>, levels: number): Shown {
  const projected: Record<string, Shown> = {}
  let count = 0
  for (const name in value) {
    const part = value[name]
    if (part === undefined) continue
    count += 1
    if (count > MOST_FIELDS) break
    // Most are: with every event.
    projected[name] = typeof part === 'string' ? part : shown(part, levels)
  }
  return projected
}

function isPlain(value: object): value is Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
