import type { Row } from './table.ts'

/** What a persistent database needs of the database that it stores. */
export interface StoredDatabase {
  readonly seed: string
  readonly seededAt: number
  drawn: number
  dump(partition: string): readonly Row[]
  load(partition: string, rows: readonly Row[]): Promise<void>
  change<T>(work: () => T | Promise<T>, commit: (partitions: readonly string[]) => Promise<void>): Promise<T>
}

/** What the engine has to be given to store, share, export and import a database that it does not know. */
export interface DatabaseDefinition<D extends StoredDatabase> {
  /** The database right after a reset: the same seed and time (ms since the epoch) must give the same rows (MOCK-3). */
  seed(seed: string, seededAt: number): Promise<D>
  collections: readonly string[]
  /** collections whose rows are secrets: never exported, never imported */
  secret: readonly string[]
  /** collections whose changes are reported to `onChange` */
  reported: readonly string[]
  ownerOf(row: Row): string
  /** every owner, for the report after another tab's reset */
  owners(database: D): readonly string[]
}
