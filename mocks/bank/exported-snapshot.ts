import * as v from 'valibot'
import type { BankSnapshot, RecordRow } from '#src/contract/records.ts'
import { timestampSchema } from '#src/platform/clock/timestamp.ts'
import { COLLECTIONS, partsOf, SECRET } from './row-schemas.ts'

/** Why a file cannot be imported. The message is shown to the user who chose the file (DEMO-5). */
export class ImportError extends Error {
  override name = 'ImportError'
}

export const exportedSnapshotSchema: v.GenericSchema<unknown, BankSnapshot> = v.object({
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
  { seed, seededAt, drawn }: Omit<BankSnapshot, 'records'>,
  records: Iterable<readonly [name: string, rows: readonly RecordRow[]]>,
): BankSnapshot {
  return { seed, seededAt, drawn, records: Object.fromEntries([...records].filter(([name]) => isExported(name))) }
}

export function isExported(partition: string): boolean {
  const [collection] = partsOf(partition)
  return COLLECTIONS.includes(collection) && !SECRET.includes(collection)
}
