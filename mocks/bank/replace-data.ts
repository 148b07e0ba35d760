import * as v from 'valibot'
import type { Faults } from '#mocks/engine/faults.ts'
import type { Latency } from '#mocks/engine/latency.ts'
import type { OpenCall, OpenCalls } from '#mocks/engine/open-calls.ts'
import { InvalidRow, type Row, rowById } from '#mocks/engine/table.ts'
import type { Fault } from '#src/contract/app-steps.ts'
import { emailKey } from '#src/contract/email.ts'
import type { PlainLoginAnswer } from '#src/contract/entities.ts'
import type { BankSnapshot } from '#src/contract/records.ts'
import type { OutboxEntry } from '#src/contract/traffic.ts'
import type { DatabaseSnapshot } from './bank-database.ts'
import type { Bank } from './create-handler.ts'
import { type Database, ownerOf, ownersIn } from './database.ts'
import { ImportError, isExported } from './exported-snapshot.ts'
import { signIn } from './handlers/auth.ts'
import { findCustomer, rowsOf, userByEmail } from './queries.ts'
import { partsOf, personSchema, SECRET } from './row-schemas.ts'
import { seedDatabase } from './seed.ts'
import { type Meta, newMeta, type VersionedDatabase } from './stored-snapshot.ts'

/** The bank's part of a file (DEMO-5, DEMO-8, DEMO-17). */
export interface BackendFile {
  world: BankSnapshot
  latency: number
  faults: readonly Fault[]
  outbox: readonly OutboxEntry[]
  /** who is signed in; null for nobody. Omitted: the sessions of customers who exist in the file stay valid */
  persona?: string | null
}

/** The bank's part of a moment to return to. It contains tokens and password hashes. */
export interface BackendMoment {
  snapshot: DatabaseSnapshot
  latency: number
  faults: readonly Fault[]
  outbox: readonly OutboxEntry[]
  /** the calls that wait for their answers */
  open: readonly OpenCall[]
}

interface Parts extends Bank {
  latency: Latency
  faults: Faults
  open: OpenCalls
  reportActivity(): void
}

/** What replaces the bank's data, as a whole or of some customers. Each either happens completely or changes nothing. */
export function createReplacing({ persistent, clock, latency, faults, outbox, open, reportActivity }: Parts) {
  return {
    /** Replaces everything with what a file holds, and resolves with the answer of the sign-in call, if somebody signs in. Rejects with `ImportError`. */
    load: async (file: BackendFile): Promise<PlainLoginAnswer | null> => {
      const { persona } = file
      await persistent.replace(async (newest) => {
        const next = await importDatabase(file.world, newest, {
          keepsTokens: persona === undefined,
          check: checkCustomers,
        })
        if (persona != null) findCustomer(next.database, persona)
        return next
      })
      set(file)
      if (persona == null) return null
      return persistent.change('call', (database) => {
        const answer = signIn(database, findCustomer(database, persona), clock.now())
        // The original token was drawn before that moment, so drawing this one must not count.
        database.drawn = file.world.drawn
        return answer
      })
    },
    /** The whole state, secrets included, for this page's memory. Rows are shared, so it costs little. Call it only when the clock has settled. */
    capture: (): BackendMoment => ({
      latency: latency.get(),
      faults: faults.current(),
      outbox: outbox.current(),
      open: open.list(),
      snapshot: persistent.capture(),
    }),
    /** Puts everything back to a captured moment (DEMO-5, DEMO-17). Sessions that began since then stay valid. */
    recall: async (moment: BackendMoment) => {
      const { meta, records } = moment.snapshot
      await persistent.replace((newest) => recallDatabase(meta, records, newest))
      set(moment)
      open.resume(moment.open)
    },
    /** Calls that wait for their answers never get one: the actors that sent them have been stopped. */
    endOpenCalls: () => open.end(),
    /** From now on, no call continues one that was open at the recalled moment. */
    forgetOpenCalls: () => open.resume([]),
    /**
     * Puts seeded customers back to the seed, and removes other customers with these e-mail addresses, also one who has taken a seeded
     * customer's address. Sessions of seeded customers stay valid (DEMO-7).
     */
    restoreCustomers: async (emails: readonly string[]) => {
      await persistent.replace(async (newest) => {
        const seeded = await seedDatabase(newest.meta.seed, newest.meta.seededAt)
        return withoutChangesOf(ownersOf(emails, seeded, newest.database), newest)
      })
      reportActivity()
    },
  }

  function set(state: Omit<BackendMoment, 'snapshot' | 'open'>): void {
    latency.set(state.latency)
    faults.replace(state.faults)
    outbox.set(state.outbox)
    reportActivity()
  }
}

/** A customer may have changed their address, and somebody else may have taken it. */
function ownersOf(emails: readonly string[], seeded: Database, current: Database): string[] {
  return emails.flatMap((email) => [seeded, current].flatMap((database) => userByEmail(database, email)?._id ?? []))
}

/** Throws `ImportError` unless rows agree with each other: every customer must have a unique e-mail address and a password, and rows must belong to existing customers. */
function checkCustomers(database: Database): void {
  const users = database.users.all()
  const emails = new Set(users.map(({ email }) => emailKey(email)))
  if (emails.size < users.length) throw new ImportError('two customers have the same e-mail address')
  for (const user of users) {
    const { _id, email } = user
    if (rowsOf(database.credentials, _id).length !== 1) throw new ImportError(`the customer ${email} has no password`)
    const [issue] = v.safeParse(personSchema, user).issues ?? []
    if (issue) throw new ImportError(`of the customer ${email}, ${v.getDotPath(issue)} ${issue.message}`)
  }
  for (const collection of ['credentials', 'loans', 'deposits', 'kyc'] as const) {
    const orphan = database[collection].all().find(({ userId }) => rowById(database.users, userId) === undefined)
    if (orphan) throw new ImportError(`in ${collection}, a row belongs to a customer who does not exist`)
  }
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
async function withoutChangesOf(owners: readonly string[], newest: VersionedDatabase): Promise<VersionedDatabase> {
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
