/** What the bank's operator can look at and edit by hand (DEMO-16). */
export const RECORD_KINDS = ['users', 'loans', 'deposits', 'kyc', 'transfers', 'content'] as const
/** Kinds of which rows can be made by the number. */
export const MADE_KINDS = ['transfers', 'deposits', 'loans'] as const
/** rows that one call makes at most */
export const MAX_MADE = 10_000

export type RecordKind = (typeof RECORD_KINDS)[number]
export type MadeKind = (typeof MADE_KINDS)[number]

/** A row as the backend holds it. */
export interface RecordRow {
  _id: string
  [field: string]: unknown
}

/** A field of a record, as its schema describes it. */
export interface RecordField {
  name: string
  /**
   * `moment` is an ISO 8601 time in UTC. `number-or-text` may be held as either, like amounts. `group` is an object of `fields`.
   * Files and fixed fields are shown, and cannot be edited.
   */
  control: 'text' | 'number' | 'number-or-text' | 'flag' | 'choice' | 'moment' | 'group' | 'file' | 'fixed'
  /** whether the field may be null */
  nullable: boolean
  /** the values of a choice */
  options?: readonly string[]
  /** the fields of a group */
  fields?: readonly RecordField[]
}
