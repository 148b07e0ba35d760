import * as v from 'valibot'
import type { Row } from '#mocks/engine/table.ts'
import { timestampSchema } from '#src/platform/clock/timestamp.ts'
import { COLLECTIONS, partsOf, SECRET } from './row-schemas.ts'

/** Why a file cannot be imported. The message is shown to the user who chose the file (DEMO-5). */
export class ImportError extends Error {}

/** The bank's data as a file holds it: the seed and the partitions that differ from it, without the secret collections. */
export interface ExportedSnapshot {
  seed: string
  /** ms since the epoch */
  seededAt: number
  drawn: number
  /** rows by '<collection>/<owner>' */
  records: Record<string, readonly Row[]>
}

export const exportedSnapshotSchema = v.object({
  seed: v.pipe(v.string(), v.nonEmpty()),
  seededAt: timestampSchema,
  drawn: v.pipe(v.number(), v.integer(), v.minValue(0)),
  records: v.pipe(
    v.custom<Record<string, unknown>>((records) => !Array.isArray(records), 'must be an object, not a list'),
    v.record(v.string(), v.array(v.looseObject({ _id: v.pipe(v.string(), v.nonEmpty()) }))),
  ),
})

/** Leaves the secret collections out. */
export function exportSnapshot(
  { seed, seededAt, drawn }: Omit<ExportedSnapshot, 'records'>,
  records: Iterable<readonly [name: string, rows: readonly Row[]]>,
): ExportedSnapshot {
  return { seed, seededAt, drawn, records: Object.fromEntries([...records].filter(([name]) => isExported(name))) }
}

export function isExported(partition: string): boolean {
  const [collection] = partsOf(partition)
  return COLLECTIONS.includes(collection) && !SECRET.includes(collection)
}
