/** What the bank's operator can look at and edit by hand (DEMO-16). */
export const RECORD_KINDS = ['users', 'loans', 'deposits', 'kyc', 'transfers', 'content'] as const
/** Kinds of which rows can be generated. */
export const GENERATED_KINDS = ['transfers', 'deposits', 'loans'] as const
/** the most rows that one call generates */
export const MAX_GENERATED = 10_000

export type RecordKind = (typeof RECORD_KINDS)[number]
export type GeneratedKind = (typeof GENERATED_KINDS)[number]

/** A row as the backend holds it. */
export interface RecordRow {
  _id: string
  [field: string]: unknown
}

/** The bank's data as a file holds them: the seed, and the rows that differ from it. */
export interface BankSnapshot {
  seed: string
  /** when it was created, in ms since the epoch */
  seededAt: number
  /** how many values were drawn since */
  drawn: number
  /** rows by '<collection>/<owner>' */
  records: Record<string, readonly RecordRow[]>
}

/** A field of a record, as its schema describes it. */
export interface RecordField {
  name: string
  /**
   * `date-time` is an ISO 8601 time in UTC. `amount`, `code` and `number-or-text` may be held as a number or as text. `group` is an object of `fields`.
   * Files and fixed fields are shown, and cannot be edited.
   */
  control:
    | 'text'
    | 'number'
    | 'number-or-text'
    | 'amount'
    | 'code'
    | 'flag'
    | 'choice'
    | 'date-time'
    | 'group'
    | 'file'
    | 'fixed'
  /** whether the field may be null */
  nullable: boolean
  /** the values of a choice */
  options?: readonly string[]
  /** the fields of a group */
  fields?: readonly RecordField[]
}

/** Data by hand (DEMO-16). A customer is given by persona id, e-mail address or user id. */
export interface Records {
  /** Rows of one customer, or of all, newest first. Content documents belong to nobody. */
  records(kind: RecordKind, persona?: string): Promise<RecordRow[]>
  /** The fields of a kind, as the schema of its rows describes them. Those of a content document depend on the document. */
  fields(kind: RecordKind, id?: string): Promise<RecordField[]>
  /** Changes the given fields. Rejects with a `RecordError` and changes nothing when one is wrong. A new code also goes to the outbox (WD-8). */
  setRecord(kind: RecordKind, id: string, fields: object): Promise<void>
  /** Rejects for customers, who cannot be removed. */
  removeRecord(kind: RecordKind, id: string): Promise<void>
  /**
   * Generates 1 to 10,000 rows, older than the customer's newest one. None of them waits for the bank. Generated withdrawals are covered
   * by added profit, so that no balance and no total changes. Rejects with a `RecordError` for another count.
   */
  make(kind: GeneratedKind, persona: string, count: number): Promise<void>
  /** Removes only the rows that `make` generated. */
  removeGenerated(kind: GeneratedKind, persona: string): Promise<void>
}
