import * as v from 'valibot'
import { momentSchema } from '#mocks/engine/moment.ts'
import { rowById, rowsOf } from '#mocks/engine/queries.ts'
import type { Database } from './database.ts'
import { COLLECTIONS, type Row, RowRefused } from './row-schemas.ts'
import { seedDatabase } from './seed.ts'
import { type Meta, newMeta } from './stored-world.ts'

/** The bank as a file holds it: the seed and what differs from it. No token stands in it, and no password in clear. */
export interface ExportedWorld {
  seed: string
  /** ms since the epoch */
  seededAt: number
  drawn: number
  /** rows by '<collection>/<customer>' */
  records: Record<string, readonly Row[]>
}

/** Why a file is refused, in words for who chose it (DEMO-5). */
export class ImportRefused extends Error {}

export const exportedWorldSchema = v.object({
  seed: v.pipe(v.string(), v.nonEmpty()),
  seededAt: momentSchema,
  drawn: v.pipe(v.number(), v.integer(), v.minValue(0)),
  records: v.pipe(
    v.custom<Record<string, unknown>>((records) => !Array.isArray(records), 'a list has no names'),
    v.record(v.string(), v.array(v.looseObject({ _id: v.pipe(v.string(), v.nonEmpty()) }))),
  ),
})

export function exportWorld({ seed, seededAt, drawn, records }: Meta, database: Database): ExportedWorld {
  const names = Object.keys(records).filter((name) => isExported(collectionOf(name)))
  return { seed, seededAt, drawn, records: Object.fromEntries(names.map((name) => [name, database.dump(name)])) }
}

/** The world that a file describes. Throws `ImportRefused` for one that could not stand. */
export async function importWorld(file: ExportedWorld, revision: number): Promise<{ meta: Meta; database: Database }> {
  const database = await seedDatabase(file.seed, file.seededAt)
  for (const [name, rows] of Object.entries(file.records)) await loadChecked(database, name, rows)
  checkCustomers(database)
  database.drawn = file.drawn
  const records = Object.fromEntries(Object.keys(file.records).map((name) => [name, revision]))
  return { meta: { ...newMeta(file.seed, file.seededAt, revision), drawn: file.drawn, records }, database }
}

async function loadChecked(database: Database, name: string, rows: readonly Row[]): Promise<void> {
  const owner = name.split('/')[1]
  if (!isExported(collectionOf(name)) || !owner)
    throw new ImportRefused(`it has a record '${name}', which the bank does not keep`)
  for (const [index, row] of rows.entries()) {
    const belongsTo = 'userId' in row ? row.userId : row._id
    if (belongsTo !== owner) throw new ImportRefused(`in ${name}, row ${index + 1} belongs to another customer`)
  }
  if (new Set(rows.map(({ _id }) => _id)).size < rows.length) throw new ImportRefused(`in ${name} a row stands twice`)
  try {
    await database.load(name, rows)
  } catch (error) {
    if (error instanceof RowRefused) throw new ImportRefused(`in ${name}, ${error.message}`)
    throw new ImportRefused(`in ${name} there is a row that another customer has already`)
  }
}

/** Everybody has an e-mail address of her own, a password, and nothing belongs to nobody. */
function checkCustomers(database: Database): void {
  const users = database.users.all()
  const emails = new Set(users.map(({ email }) => email.toLowerCase()))
  if (emails.size < users.length) throw new ImportRefused('two customers have the same e-mail address')
  for (const { _id, email } of users)
    if (rowsOf(database.credentials, _id).length !== 1) throw new ImportRefused(`the customer ${email} has no password`)
  for (const collection of ['credentials', 'loans', 'deposits', 'kyc'] as const) {
    const stray = database[collection].all().find(({ userId }) => rowById(database.users, userId) === undefined)
    if (stray) throw new ImportRefused(`in ${collection} there is a row of a customer who does not exist`)
  }
}

/** Sessions and reset links are tokens: they never stand in a file. */
function isExported(collection: string): boolean {
  return COLLECTIONS.some((name) => name === collection) && !['sessions', 'resets'].includes(collection)
}

function collectionOf(record: string): string {
  return record.split('/')[0] ?? ''
}
