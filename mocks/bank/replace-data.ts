import * as v from 'valibot'
import type { FaultQueue } from '#mocks/engine/faults.ts'
import type { Latency } from '#mocks/engine/latency.ts'
import type { OpenCall, OpenCalls } from '#mocks/engine/open-calls.ts'
import { rowById } from '#mocks/engine/table.ts'
import type { Fault } from '#src/contract/app-steps.ts'
import { emailKey } from '#src/contract/email.ts'
import type { PlainLoginAnswer } from '#src/contract/entities.ts'
import type { BankSnapshot } from '#src/contract/records.ts'
import type { OutboxEntry } from '#src/contract/traffic.ts'
import type { DatabaseSnapshot } from './bank-database.ts'
import type { Bank } from './create-handler.ts'
import type { Database } from './database.ts'
import { ImportError } from './exported-snapshot.ts'
import { signIn } from './handlers/auth.ts'
import { findCustomer, rowsOf, userByEmail } from './queries.ts'
import { importDatabase, recallDatabase, withoutChangesOf } from './rebuild-database.ts'
import { personSchema } from './row-schemas.ts'
import { seedDatabase } from './seed.ts'

/** What replaces the bank's data, as a whole or of some customers. Each either happens completely or changes nothing. */
export interface Replacing {
  /** Replaces everything with what a file holds, and resolves with the answer of the sign-in call, if somebody signs in. Rejects with `ImportError`. */
  load(file: BackendFile): Promise<PlainLoginAnswer | null>
  /** The whole state, secrets included, for this page's memory. Rows are shared, so it costs little. Call it only when the clock has settled. */
  capture(): BackendMoment
  /** Puts everything back to a captured moment (DEMO-5, DEMO-17). Sessions that began since then stay valid. */
  recall(moment: BackendMoment): Promise<void>
  /** Calls that wait for their answers never get one: the actors that sent them have been stopped. */
  endOpenCalls(): void
  /** From now on, no call continues one that was open at the recalled moment. */
  forgetOpenCalls(): void
  /**
   * Puts seeded customers back to the seed, and removes other customers with these e-mail addresses, also one who has taken a seeded
   * customer's address. Sessions of seeded customers stay valid (DEMO-7).
   */
  restoreCustomers(emails: readonly string[]): Promise<void>
}

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
  faults: FaultQueue
  open: OpenCalls
  reportActivity(): void
}

export function createReplacing({
  persistent,
  clock,
  latency,
  faults,
  outbox,
  open,
  reportActivity,
}: Parts): Replacing {
  return {
    load: async (file) => {
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
    capture: () => ({
      latency: latency.get(),
      faults: faults.current(),
      outbox: outbox.current(),
      open: open.capture(),
      snapshot: persistent.capture(),
    }),
    recall: async (moment) => {
      const { meta, records } = moment.snapshot
      await persistent.replace((newest) => recallDatabase(meta, records, newest))
      set(moment)
      open.resume(moment.open)
    },
    endOpenCalls: open.end,
    forgetOpenCalls: () => open.resume([]),
    restoreCustomers: async (emails) => {
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
