import type { RecordField, RecordKind, RecordRow } from '#src/contract/records.ts'
import type { FieldTexts } from './record-entries.ts'

export interface OpenedRecord {
  kind: RecordKind
  row: RecordRow
  fields: readonly RecordField[]
  /** what has been entered; null for nothing so far */
  entries: FieldTexts | null
}

/** The record that is open for each customer, also while its tab or the desk is shut: nothing that was entered is lost. */
export const openedRecords = new Map<string | undefined, OpenedRecord>()
