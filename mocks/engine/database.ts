import { Collection } from '@msw/data'
import { rowById, type Table } from '#mocks/engine/queries.ts'
import { createRandom, type Random } from '#src/kit/clock/random.ts'
import {
  COLLECTIONS,
  type CollectionName,
  checkRow,
  checkRows,
  type Row,
  type Rows,
  rowSchemas,
} from './row-schemas.ts'

type Undo = () => unknown

/** What one change did so far. */
interface Change {
  /** '<collection>/<customer>' of every row that was written */
  records: Set<string>
  undo: Undo[]
}

/** The rows of any collection. */
type AnyRow = Row & { userId?: string }

/**
 * The bank's rows, in collections of @msw/data: they are read by the library's queries and written here, where a row is checked
 * beforehand (the library prints what a schema refuses) and noted, so that a change that fails is taken back whole.
 */
export class Database {
  readonly seed: string
  /** ms since the epoch at which the world was made */
  readonly seededAt: number
  readonly users: Table<Rows['users']> = new Collection({ schema: rowSchemas.users })
  readonly credentials: Table<Rows['credentials']> = new Collection({ schema: rowSchemas.credentials })
  readonly sessions: Table<Rows['sessions']> = new Collection({ schema: rowSchemas.sessions })
  readonly resets: Table<Rows['resets']> = new Collection({ schema: rowSchemas.resets })
  readonly loans: Table<Rows['loans']> = new Collection({ schema: rowSchemas.loans })
  readonly deposits: Table<Rows['deposits']> = new Collection({ schema: rowSchemas.deposits })
  readonly kyc: Table<Rows['kyc']> = new Collection({ schema: rowSchemas.kyc })
  readonly transfers: Table<Rows['transfers']> = new Collection({ schema: rowSchemas.transfers })
  /** how often something was drawn, so that two draws never give the same */
  drawn = 0
  #change: Change | null = null
  readonly #planted = new WeakSet<object>()
  readonly #histories = new Map<string, () => Promise<void>>()

  constructor(seed: string, seededAt: number) {
    this.seed = seed
    this.seededAt = seededAt
    for (const name of COLLECTIONS) this.#note(name)
  }

  /** A generator for one new thing. What belongs in its name makes two worlds draw differently. */
  draw(name: string): Random {
    this.drawn += 1
    return createRandom(`${this.seed}/${this.seededAt}/${this.drawn}/${name}`)
  }

  /** Rejects with `RowRefused` for a row that is not as its schema says. */
  async insert<Name extends CollectionName>(name: Name, row: Rows[Name]): Promise<Rows[Name]> {
    checkRow(name, row)
    return (await this.#collection(name).create(row)) as unknown as Rows[Name]
  }

  /** Rejects with `RowRefused` for a row that would then not be as its schema says, and for an id that there is not. */
  async update<Name extends CollectionName>(name: Name, id: string, changes: Partial<Rows[Name]>): Promise<Rows[Name]> {
    const collection = this.#collection(name)
    const row = rowById(collection, id)
    if (row === undefined) throw new Error(`There is no row ${id} to change`)
    checkRow(name, { ...row, ...changes })
    return (await collection.update(row as never, { data: (draft) => void Object.assign(draft, changes) })) as never
  }

  remove(name: CollectionName, id: string): void {
    const row = rowById(this.#collection(name), id)
    if (row) this.#collection(name).delete(row as never)
  }

  /** Puts a row of the seed or of the store there: no change that could be taken back. */
  async plant<Name extends CollectionName>(name: Name, row: Rows[Name]): Promise<void> {
    this.#planted.add(row)
    await this.#collection(name).create(row)
  }

  /** A customer's long history is made when it is first asked for: it would hold up everybody's first page. */
  plantLater(userId: string, work: () => Promise<void>): void {
    let planted: Promise<void> | undefined
    this.#histories.set(userId, () => (planted ??= work()))
  }

  /** Resolves when the customer's rows are all there. */
  async complete(userId: string): Promise<void> {
    await this.#histories.get(userId)?.()
  }

  /** What has to be stored to have the record's rows again. */
  dump(record: string): Rows[CollectionName][] {
    const [name, owner] = split(record)
    return this.#ownedBy(name, owner).map((row) => ({ ...row })) as Rows[CollectionName][]
  }

  /** Puts stored rows in the place of the record's. Rejects with `RowRefused` for a bad one, and for one that is there already. */
  async load(record: string, rows: readonly Row[]): Promise<void> {
    const [name, owner] = split(record)
    const collection = this.#collection(name)
    checkRows(name, rows)
    if (name === 'transfers') this.#histories.delete(owner)
    // From the front, where the library finds each at once: its own deleteMany reads a long history for every row of it.
    for (const row of this.#ownedBy(name, owner)) collection.delete(row as never)
    // Not looked up one by one: a long history has 10,000 rows, and each look-up reads all of them.
    const held = new Set(collection.all().map(({ _id }) => _id))
    for (const row of rows) {
      if (held.has(row._id)) throw new Error(`There is a row ${row._id}`)
      held.add(row._id)
      await this.plant(name, row as Rows[typeof name])
    }
  }

  /** Runs one change, and `keep` with the records that it wrote; when either fails, all of it is taken back. One at a time. */
  async change<T>(work: () => T | Promise<T>, keep: (records: readonly string[]) => Promise<void>): Promise<T> {
    const { drawn } = this
    const change: Change = { records: new Set(), undo: [] }
    this.#change = change
    try {
      const result = await work()
      await keep([...change.records])
      return result
    } catch (error) {
      this.#change = null
      for (const undo of change.undo.reverse()) await undo()
      this.drawn = drawn
      throw error
    } finally {
      this.#change = null
    }
  }

  #note(name: CollectionName): void {
    const collection = this.#collection(name)
    const note = (row: { _id: string }, undo: Undo) => {
      this.#change?.records.add(`${name}/${ownerOf(row)}`)
      this.#change?.undo.push(undo)
    }
    collection.hooks.on('create', ({ data: { record, initialValues } }) => {
      if (!this.#planted.has(initialValues as object)) note(record, () => collection.delete(record))
    })
    collection.hooks.on('delete', ({ data: { deletedRecord } }) => {
      note(deletedRecord, () => collection.create({ ...deletedRecord }))
    })
    // It comes once for each changed field: to put the whole row back twice does no harm.
    collection.hooks.on('update', ({ data: { prevRecord } }) => {
      const before = { ...prevRecord }
      note(before, () => collection.update(prevRecord, { data: (draft) => putBack(draft, before) }))
    })
  }

  #ownedBy(name: CollectionName, owner: string): AnyRow[] {
    return this.#collection(name).findMany((query) => query.where((row) => ownerOf(row) === owner))
  }

  #collection(name: CollectionName): Table<AnyRow> {
    return this[name] as unknown as Table<AnyRow>
  }
}

function putBack(draft: object, before: object): void {
  for (const name of Object.keys(draft)) if (!(name in before)) Reflect.deleteProperty(draft, name)
  Object.assign(draft, before)
}

function split(record: string): [CollectionName, string] {
  const [name = '', owner = ''] = record.split('/')
  if (!COLLECTIONS.includes(name as CollectionName)) throw new Error(`There is no collection for ${record}`)
  return [name as CollectionName, owner]
}

/** A user belongs to herself. */
function ownerOf(row: AnyRow): string {
  return row.userId ?? row._id
}
