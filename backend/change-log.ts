import type { Row } from '#mocks/row-schemas.ts'

/** The first line of every file; the version is raised whenever a line changes its meaning. */
const FORMAT = 'larkspur-bank'
const VERSION = 1

/** One write of the world, whole on one line: as little as tells the new values from the old ones. */
interface Line {
  /** everything that was there goes first */
  clear?: true
  /** whole values by their key */
  set?: Record<string, unknown>
  /** rows that are new or changed, and the ids of those that are gone, by the key of their record */
  rows?: Record<string, { put: Row[]; drop: string[] }>
  /** fields of a value that is an object with an object `records` in it: what is new or changed of both */
  fields?: Record<string, { own: Record<string, unknown>; records: Record<string, unknown> }>
}

/** Why a file is not taken up, in words. */
export class FileRefused extends Error {}

export function header(): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION })}\n`
}

/** The line for a write, which `values` does not have yet. */
export function lineOf(
  values: ReadonlyMap<string, unknown>,
  changes: ReadonlyMap<string, unknown>,
  clear: boolean,
): string {
  const line: Required<Omit<Line, 'clear'>> = { set: {}, rows: {}, fields: {} }
  for (const [key, value] of changes) {
    const before = clear ? undefined : values.get(key)
    const rows = isRecord(before) && isRecord(value) ? rowChanges(before.rows, value.rows) : null
    if (rows !== null) line.rows[key] = rows
    else if (isMeta(before) && isMeta(value)) line.fields[key] = metaChanges(before, value)
    else line.set[key] = value
  }
  return `${JSON.stringify(clear ? { clear, ...line } : line)}\n`
}

/** What a file holds. Throws `FileRefused` for one that is not whole or not of this version. */
export function readLog(text: string): Map<string, unknown> {
  const [first = '', ...rest] = text.split('\n')
  checkHeader(first)
  // What stands behind the last line's end was cut off while it was written, and never acknowledged.
  const lines = rest.slice(0, -1)
  const values = new Map<string, unknown>()
  for (const [index, line] of lines.entries()) {
    try {
      apply(values, JSON.parse(line) as Line)
    } catch {
      throw new FileRefused(`is broken at line ${index + 2}`)
    }
  }
  return values
}

function checkHeader(line: string): void {
  const { format, version } = headerIn(line)
  if (format !== FORMAT) throw new FileRefused('is not a file of this bank')
  if (version === VERSION) return
  const isNewer = typeof version === 'number' && version > VERSION
  throw new FileRefused(
    isNewer
      ? `is of version ${version}, and this bank reads version ${VERSION}: it was written by a newer one`
      : 'is of no version that this bank reads',
  )
}

function headerIn(line: string): { format?: unknown; version?: unknown } {
  try {
    return Object(JSON.parse(line)) as { format?: unknown; version?: unknown }
  } catch {
    return {}
  }
}

function apply(values: Map<string, unknown>, { clear, set = {}, rows = {}, fields = {} }: Line): void {
  if (clear === true) values.clear()
  for (const [key, value] of Object.entries(set)) values.set(key, value)
  for (const [key, { put, drop }] of Object.entries(rows)) {
    const record = values.get(key)
    if (!isRecord(record)) throw new Error(`There is no record ${key}`)
    const held = new Map(record.rows.map((row) => [row._id, row]))
    for (const id of drop) held.delete(id)
    for (const row of put) held.set(row._id, row)
    values.set(key, { rows: [...held.values()] })
  }
  for (const [key, { own, records }] of Object.entries(fields)) {
    const meta = values.get(key)
    if (!isMeta(meta)) throw new Error(`There is no object ${key}`)
    values.set(key, { ...meta, ...own, records: { ...meta.records, ...records } })
  }
}

/** Rows are never changed in place, so one that is the same object is the same row; null where the order would be lost. */
function rowChanges(before: readonly Row[], after: readonly Row[]): { put: Row[]; drop: string[] } | null {
  const old = new Map(before.map((row) => [row._id, row]))
  const put = after.filter((row) => old.get(row._id) !== row)
  const kept = new Set(after.map(({ _id }) => _id))
  const drop = before.flatMap(({ _id }) => (kept.has(_id) ? [] : [_id]))
  const order = [...before.filter(({ _id }) => kept.has(_id)), ...put.filter(({ _id }) => !old.has(_id))]
  return order.every(({ _id }, index) => _id === after[index]?._id) ? { put, drop } : null
}

function metaChanges(before: Meta, after: Meta) {
  const { records, ...own } = after
  const changed = Object.entries(records).filter(([name, revision]) => before.records[name] !== revision)
  return { own, records: Object.fromEntries(changed) }
}

interface Meta extends Record<string, unknown> {
  records: Record<string, unknown>
}

function isRecord(value: unknown): value is { rows: Row[] } {
  return Array.isArray((value as { rows?: unknown } | null | undefined)?.rows)
}

function isMeta(value: unknown): value is Meta {
  const records = (value as { records?: unknown } | null | undefined)?.records
  return typeof records === 'object' && records !== null && !Array.isArray(records)
}
