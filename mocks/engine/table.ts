import type { Collection } from '@msw/data'
import type { GenericSchema } from 'valibot'
import type { RecordRow } from '#src/contract/records.ts'

/** What all rows have in common. */
export type Row = Pick<RecordRow, '_id'>

/** A collection of @msw/data with rows of this type. */
export type Table<R> = Collection<GenericSchema<R, R>>

export function rowById<R extends Row>(table: Table<R>, id: string): R | undefined {
  return table.findFirst((query) => query.where((row) => row._id === id))
}
