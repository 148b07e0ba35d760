import type { Table } from '#mocks/engine/table.ts'

/** The customer's rows, in the order in which they were inserted. */
export function rowsOf<Row extends { userId: string }>(table: Table<Row>, userId: string): Row[] {
  return table.findMany((query) => query.where((row) => row.userId === userId))
}

/** The customer's rows, last inserted first, whatever their dates: the first one is the latest loan, or the valid identity record. */
export function lastInsertedFirst<Row extends { userId: string }>(table: Table<Row>, userId: string): Row[] {
  return rowsOf(table, userId).reverse()
}

/** The customer's rows, newest first. If two have the same time, the one inserted later comes first. */
export function newestFirst<Row extends { userId: string; createdAt: string }>(
  table: Table<Row>,
  userId: string,
): Row[] {
  // ISO times in UTC sort lexicographically.
  return rowsOf(table, userId)
    .reverse()
    .sort((left, right) => (left.createdAt === right.createdAt ? 0 : left.createdAt < right.createdAt ? 1 : -1))
}
