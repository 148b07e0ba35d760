import * as v from 'valibot'
import { timestampSchema } from '#src/platform/clock/timestamp.ts'

export const exportedSnapshotSchema = v.object({
  seed: v.pipe(v.string(), v.nonEmpty()),
  seededAt: timestampSchema,
  drawn: v.pipe(v.number(), v.integer(), v.minValue(0)),
  records: v.pipe(
    v.custom<Record<string, unknown>>((records) => !Array.isArray(records), 'must be an object, not a list'),
    v.record(v.string(), v.array(v.looseObject({ _id: v.pipe(v.string(), v.nonEmpty()) }))),
  ),
})
