import type { Collection } from '@msw/data'
import type { GenericSchema } from 'valibot'

/** What all rows have in common. */
export interface Row {
  _id: string
}

/** A collection of @msw/data with rows of this type. */
export type Table<R> = Collection<GenericSchema<R, R>>

export function rowById<R extends Row>(table: Table<R>, id: string): R | undefined {
  return table.findFirst((query) => query.where((row) => row._id === id))
}
