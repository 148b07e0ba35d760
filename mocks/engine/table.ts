import type { Collection } from '@msw/data'
import * as v from 'valibot'

import type { RecordRow } from '#src/contract/records.ts'

/** What all rows have in common. */
export type Row = Pick<RecordRow, '_id'>

/** A collection of @msw/data with rows of this type. */
export type Table<R> = Collection<v.GenericSchema<R, R>>

export function rowById<R extends Row>(table: Table<R>, id: string): R | undefined {
  return table.findFirst((query) => query.where((row) => row._id === id))
}

/** Why a row does not fit its schema. The message names the field, never the value. */
export class InvalidRow extends Error {
  override name = 'InvalidRow'
}

/** Throws `InvalidRow` for a row that does not fit the schema. */
export function checkRow(schema: v.GenericSchema, row: unknown): void {
  const parsed = v.safeParse(schema, row, { abortEarly: true })
  if (!parsed.success) throw new InvalidRow(reasonOf(parsed.issues[0]))
}

/** Throws `InvalidRow` for the first row that does not fit. The message starts with its number: 'row 2: …'. */
export function checkRows(schema: v.GenericSchema, rows: readonly unknown[]): void {
  for (const [index, row] of rows.entries()) {
    try {
      checkRow(schema, row)
    } catch (error) {
      throw error instanceof InvalidRow ? new InvalidRow(`row ${index + 1}: ${error.message}`) : error
    }
  }
}

/** Says which field is wrong and why, without its value: 'size must be a number above 0', 'size is missing'. */
export function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type.endsWith('object') && issue.received === 'undefined')
    return `${v.getDotPath(issue) ?? 'it'} is missing`
  const rule = issue.message.startsWith('must ') ? issue.message : `must be ${issue.expected ?? 'right'}`
  return `${v.getDotPath(issue) ?? 'it'} ${rule}`
}
