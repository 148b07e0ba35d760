import * as v from 'valibot'
import { reasonOf } from './reason.ts'

/** Why a row does not fit its schema. The message names the field, never the value. */
export class InvalidRow extends Error {}

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
