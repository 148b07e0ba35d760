import { factory } from '@mswjs/data'
import { createRandom, type Random } from '#src/random.ts'
import { Collection, type Journal, type Model } from './collection.ts'
import { models } from './models.ts'
import type { CollectionName, Row, Rows } from './rows.ts'
import { TransferCollection } from './transfer-collection.ts'

export const COLLECTIONS = Object.keys(models) as CollectionName[]

/**
 * The bank's rows, in @mswjs/data models. Every change is noted until `commit` or `rollback`, by the
 * record that it belongs to: '<collection>/<customer>'.
 */
export class Database {
  readonly seed: string
  /** ms since the epoch at which the world was made */
  readonly seededAt: number
  readonly users: Collection<Rows['users']>
  readonly credentials: Collection<Rows['credentials']>
  readonly sessions: Collection<Rows['sessions']>
  readonly resets: Collection<Rows['resets']>
  readonly loans: Collection<Rows['loans']>
  readonly deposits: Collection<Rows['deposits']>
  readonly kyc: Collection<Rows['kyc']>
  readonly transfers: TransferCollection
  /** how often something was drawn, so that two draws never give the same */
  drawn = 0
  readonly #touched = new Set<string>()
  #undo: (() => void)[] = []

  constructor(seed: string, seededAt: number) {
    const tables = createTables()
    this.seed = seed
    this.seededAt = seededAt
    this.users = new Collection('users', tables.users, this.#journal('users'))
    this.credentials = new Collection('credentials', tables.credentials, this.#journal('credentials'))
    this.sessions = new Collection('sessions', tables.sessions, this.#journal('sessions'))
    this.resets = new Collection('resets', tables.resets, this.#journal('resets'))
    this.loans = new Collection('loans', tables.loans, this.#journal('loans'))
    this.deposits = new Collection('deposits', tables.deposits, this.#journal('deposits'))
    this.kyc = new Collection('kyc', tables.kyc, this.#journal('kyc'))
    this.transfers = new TransferCollection('transfers', tables.transfers, this.#journal('transfers'))
  }

  /** A generator for one new thing. What belongs in its name makes two worlds draw differently. */
  draw(name: string): Random {
    this.drawn += 1
    this.#undo.push(() => {
      this.drawn -= 1
    })
    return createRandom(`${this.seed}/${this.seededAt}/${this.drawn}/${name}`)
  }

  dump(record: string): Row[] {
    const [collection, owner] = this.#find(record)
    return collection.dump(owner)
  }

  load(record: string, rows: readonly Row[]): void {
    const [collection, owner] = this.#find(record)
    collection.load(owner, rows)
  }

  /** The records that were changed since the last commit. */
  touched(): string[] {
    return [...this.#touched]
  }

  commit(): void {
    this.#touched.clear()
    this.#undo = []
  }

  rollback(): void {
    for (const undo of this.#undo.reverse()) undo()
    this.commit()
  }

  #journal(name: CollectionName): Journal {
    return (owner, undo) => {
      this.#touched.add(`${name}/${owner}`)
      this.#undo.push(undo)
    }
  }

  #find(record: string): [Collection<Row>, string] {
    const [name = '', owner = ''] = record.split('/')
    if (!COLLECTIONS.includes(name as CollectionName)) throw new Error(`There is no collection for ${record}`)
    return [this[name as CollectionName] as unknown as Collection<Row>, owner]
  }
}

/** The library would send every new row to all tabs; they share the world through its store instead. */
function createTables(): { [Name in CollectionName]: Model<Rows[Name]> } {
  const tables = factory(models)
  for (const instance of Object.getOwnPropertySymbols(tables)) {
    const { events } = Reflect.get(tables, instance) as { events: { removeAllListeners(): void } }
    events.removeAllListeners()
  }
  return tables as unknown as ReturnType<typeof createTables>
}
