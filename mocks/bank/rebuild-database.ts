import { InvalidRow, type Row } from '#mocks/engine/table.ts'
import type { BankSnapshot } from '#src/contract/records.ts'
import { type Database, ownerOf, ownersIn } from './database.ts'
import { ImportError, isExported } from './exported-snapshot.ts'
import { partsOf, SECRET } from './row-schemas.ts'
import { seedDatabase } from './seed.ts'
import { type Meta, newMeta } from './stored-snapshot.ts'

/** A database and its meta data, such as the revision of each partition. */
export interface VersionedDatabase {
  meta: Meta
  database: Database
}

type Partitions = ReadonlyMap<string, readonly Row[]>
type Origin = Pick<Meta, 'seed' | 'seededAt' | 'drawn'>

interface ImportOptions {
  keepsTokens: boolean
  /** throws `ImportError` for rows that contradict each other */
  check?: (database: Database) => void
}

/**
 * The database that a file describes. Files hold no tokens; with `keepsTokens`, those of owners who exist in it stay valid. Rejects with
 * `ImportError` for a file that contradicts itself.
 */
export async function importDatabase(
  file: BankSnapshot,
  newest: VersionedDatabase,
  { keepsTokens, check }: ImportOptions,
): Promise<VersionedDatabase> {
  const records = new Map(Object.entries(file.records))
  for (const [name, rows] of records) checkPartition(name, rows)
  const database = await seeded(file, records)
  check?.(database)
  return finished(file, records, database, newest, keepsTokens)
}

/**
 * The database as it was captured. It draws the same values next as it did then (DEMO-17). Tokens issued since then stay valid, so that no
 * tab is signed out.
 */
export async function recallDatabase(
  origin: Origin,
  records: Partitions,
  newest: VersionedDatabase,
): Promise<VersionedDatabase> {
  const database = await seeded(origin, records)
  const built = await finished(origin, records, database, newest, true)
  database.drawn = origin.drawn
  return { database, meta: { ...built.meta, drawn: origin.drawn } }
}

/** The newest database, but without what differs from the seed for these owners. Their tokens stay valid if the seed knows them. */
export async function withoutChangesOf(
  owners: readonly string[],
  newest: VersionedDatabase,
): Promise<VersionedDatabase> {
  const { meta, database } = newest
  const names = Object.keys(meta.records).filter((name) => !owners.includes(partsOf(name)[1]))
  return recallDatabase(meta, new Map(names.map((name) => [name, database.dump(name)])), newest)
}

async function seeded({ seed, seededAt }: Origin, records: Partitions): Promise<Database> {
  const database = await seedDatabase(seed, seededAt)
  for (const [name, rows] of records) await load(database, name, rows)
  return database
}

async function finished(
  { seed, seededAt, drawn }: Origin,
  records: Partitions,
  database: Database,
  newest: VersionedDatabase,
  keepsTokens: boolean,
): Promise<VersionedDatabase> {
  const tokens = keepsTokens ? tokensOf(database, records, newest) : new Map<string, Row[]>()
  for (const [name, rows] of tokens) await database.load(name, rows)
  const revision = newest.meta.revision + 1
  const names = new Set([...records.keys(), ...tokens.keys()])
  // A token that stays valid must not be drawn a second time.
  database.drawn = tokens.size > 0 ? Math.max(drawn, newest.meta.drawn) : drawn
  const written = Object.fromEntries([...names].map((name) => [name, revision]))
  return { meta: { ...newMeta(seed, seededAt, revision), drawn: database.drawn, records: written }, database }
}

function tokensOf(database: Database, records: Partitions, newest: VersionedDatabase): Map<string, Row[]> {
  const owners = new Set(ownersIn(database))
  const names = Object.keys(newest.meta.records).filter(
    (name) => SECRET.includes(partsOf(name)[0]) && owners.has(partsOf(name)[1]),
  )
  return new Map(
    names.map((name) => {
      // Tokens that existed at the capture are as they were then: a link that was used since is unused again.
      const rows = [...newest.database.dump(name), ...(records.get(name) ?? [])]
      return [name, [...new Map(rows.map((row) => [row._id, row])).values()]]
    }),
  )
}

function checkPartition(name: string, rows: readonly Row[]): void {
  const [, owner] = partsOf(name)
  if (!isExported(name) || owner === '') throw new ImportError(`it contains an unknown record '${name}'`)
  for (const [index, row] of rows.entries()) {
    if (ownerOf(row) !== owner) throw new ImportError(`in ${name}, row ${index + 1} belongs to someone else`)
  }
  if (new Set(rows.map(({ _id }) => _id)).size < rows.length) throw new ImportError(`in ${name}, a row appears twice`)
}

async function load(database: Database, name: string, rows: readonly Row[]): Promise<void> {
  try {
    await database.load(name, rows)
  } catch (error) {
    if (error instanceof InvalidRow) throw new ImportError(`in ${name}, ${error.message}`)
    throw new ImportError(`in ${name}, there is a row that someone else already has`)
  }
}
