import type { Collection } from '@msw/data'
import type { GenericSchema } from 'valibot'

/** A collection of @msw/data whose rows are these. */
export type Table<Row> = Collection<GenericSchema<Row, Row>>

export function rowById<Row extends { _id: string }>(table: Table<Row>, id: string): Row | undefined {
  return table.findFirst((query) => query.where((row) => row._id === id))
}

/** A customer's rows, in the order in which they were made. */
export function rowsOf<Row extends { userId: string }>(table: Table<Row>, userId: string): Row[] {
  return table.findMany((query) => query.where((row) => row.userId === userId))
}

/** A customer's rows; of two from the same moment the later one comes first. */
export function newestFirst<Row extends { userId: string; createdAt: string }>(
  table: Table<Row>,
  userId: string,
): Row[] {
  // ISO times of one zone sort as their characters do.
  return rowsOf(table, userId)
    .reverse()
    .sort((left, right) => (left.createdAt === right.createdAt ? 0 : left.createdAt < right.createdAt ? 1 : -1))
}
