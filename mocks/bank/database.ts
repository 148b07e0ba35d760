import { Collection } from '@msw/data'
import type { GenericSchema } from 'valibot'
import { checkRow, checkRows, type Row, rowById, type Table } from '#mocks/engine/table.ts'
import { createRandom, type Random } from '#src/platform/clock/random.ts'
import { COLLECTIONS, CONTENT_TYPES, type CollectionName, partsOf, type Rows, rowSchemas } from './row-schemas.ts'

/** of the records of every database in this page, whose names must differ */
let made = 0

/**
 * `@msw/data` 1.1 names each record in memory by `crypto.randomUUID`, which browsers have in secure contexts only: not on http by LAN
 * address (IN-14).
 */
if (globalThis.crypto?.randomUUID === undefined) {
  Object.defineProperty(crypto, 'randomUUID', {
    configurable: true,
    value: () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
  })
}

type Undo = () => unknown

/** What the current change has done so far. */
interface Change {
  /** '<collection>/<owner>' of every row that was written */
  partitions: Set<string>
  undo: Undo[]
}

/**
 * The bank's collections, whose rows belong to a customer, and the content service's, whose documents belong to their type. All rows of one
 * collection and one owner are stored together, as a partition.
 *
 * Collections of @msw/data with transactions. Read rows with the library's queries; write them here. Each row is checked before
 * it is written, because the library prints every row that a schema rejects. A change that fails is undone completely.
 */
export class Database {
  readonly seed: string
  /** ms since the epoch at which the data was seeded */
  readonly seededAt: number
  /** how many generators were created, so that no two are the same */
  drawn = 0
  readonly #untracked = new WeakSet<object>()
  readonly #deferred = new Map<string, { collection: string; load: () => Promise<void> }>()
  /** the rows of each partition, until it changes: a capture must not copy 10,000 rows */
  readonly #dumps = new Map<string, readonly Row[]>()
  readonly #copies = new WeakMap<Row, Row>()
  readonly #tables = new Map(COLLECTIONS.map((name) => [name, this.#createTable(name)]))
  #change: Change | null = null
  readonly users = this.table('users')
  readonly credentials = this.table('credentials')
  readonly sessions = this.table('sessions')
  readonly resets = this.table('resets')
  readonly loans = this.table('loans')
  readonly deposits = this.table('deposits')
  readonly kyc = this.table('kyc')
  readonly transfers = this.table('transfers')

  constructor(seed: string, seededAt: number) {
    this.seed = seed
    this.seededAt = seededAt
  }

  table<Name extends CollectionName>(name: Name): Table<Rows[Name]> {
    return this.#table(name) as unknown as Table<Rows[Name]>
  }

  /** A random generator for one new thing. Two databases draw differently if they differ in seed, time, history or name. */
  draw(name: string): Random {
    this.drawn += 1
    return createRandom(`${this.seed}/${this.seededAt}/${this.drawn}/${name}`)
  }

  /** Rejects with `InvalidRow` for a row that does not fit its schema. */
  async insert<Name extends CollectionName>(name: Name, row: Rows[Name]): Promise<Rows[Name]> {
    checkRow(rowSchemas[name], row)
    return (await this.#table(name).create(row)) as unknown as Rows[Name]
  }

  /** Rejects with `InvalidRow` if the changed row would not fit its schema, and with an Error for an unknown id. */
  async update<Name extends CollectionName>(name: Name, id: string, changes: Partial<Rows[Name]>): Promise<Rows[Name]> {
    const table = this.#table(name)
    const row = rowById(table, id)
    if (row === undefined) throw new Error(`There is no row ${id} to change`)
    checkRow(rowSchemas[name], { ...row, ...changes })
    return (await table.update(row as never, { data: (draft) => void Object.assign(draft, changes) })) as never
  }

  remove(name: CollectionName, id: string): void {
    const table = this.#table(name)
    const row = rowById(table, id)
    if (row) table.delete(row as never)
  }

  /** Replaces all rows of an owner at once: much faster than many single writes. Rejects as `load` does. */
  async replace<Name extends CollectionName>(name: Name, owner: string, rows: readonly Rows[Name][]): Promise<void> {
    const partition = `${name}/${owner}`
    const before = this.dump(partition)
    const change = this.#change
    change?.partitions.add(partition)
    change?.undo.push(() => this.load(partition, before))
    // `load` is not tracked: it is undone as a whole.
    this.#change = null
    try {
      await this.load(partition, rows)
    } finally {
      this.#change = change
    }
  }

  /** Inserts a seeded or stored row, which is not part of any change. */
  async insertUntracked<Name extends CollectionName>(name: Name, row: Rows[Name]): Promise<void> {
    this.#untracked.add(row)
    await this.#table(name).create(row)
  }

  /** Postpones the seeding of many rows until `loadDeferred` first asks for the owner's. */
  defer(collection: CollectionName, owner: string, insert: () => Promise<void>): void {
    let inserted: Promise<void> | undefined
    this.#deferred.set(owner, { collection, load: () => (inserted ??= insert()) })
  }

  /** Resolves when all rows of the owner are there. */
  async loadDeferred(owner: string): Promise<void> {
    await this.#deferred.get(owner)?.load()
  }

  /** The rows to store for a partition. They are shared between dumps: do not change them. */
  dump(partition: string): readonly Row[] {
    const known = this.#dumps.get(partition)
    if (known !== undefined) return known
    const [name, owner] = partsOf(partition)
    const rows = this.#ownedBy(name, owner).map((row) => this.#copy(row))
    if (this.#change === null) this.#dumps.set(partition, rows)
    return rows
  }

  /** Replaces a partition's rows with stored ones. Rejects with `InvalidRow` for a row that does not fit, and with an Error for a duplicate id. */
  async load(partition: string, rows: readonly Row[]): Promise<void> {
    const [name, owner] = partsOf(partition)
    const table = this.#table(name)
    checkRows(rowSchemas[name], rows)
    if (this.#deferred.get(owner)?.collection === name) this.#deferred.delete(owner)
    // One by one from the front, where the library finds each at once: its deleteMany scans the table for every row.
    for (const row of this.#ownedBy(name, owner)) table.delete(row as never)
    // One set for all rows: looking up each of 10,000 ids would scan the table 10,000 times.
    const ids = new Set(table.all().map(({ _id }) => _id))
    for (const row of rows) {
      if (ids.has(row._id)) throw new Error(`The row ${row._id} already exists`)
      ids.add(row._id)
      this.#untracked.add(row)
      // Shared with the source, not copied.
      this.#copies.set((await table.create(row)) as Row, row)
    }
    this.#dumps.set(partition, rows)
  }

  /**
   * Runs one change, then `commit` with the partitions that it wrote. If either fails, everything is undone and the error is
   * rethrown. Changes must not overlap.
   */
  async change<T>(work: () => T | Promise<T>, commit: (partitions: readonly string[]) => Promise<void>): Promise<T> {
    const { drawn } = this
    const change: Change = { partitions: new Set(), undo: [] }
    this.#change = change
    try {
      const result = await work()
      // The work is done, so the rows dumped for the commit can be cached and shared with captures.
      this.#change = null
      await commit([...change.partitions])
      return result
    } catch (error) {
      this.#change = null
      for (const undo of change.undo.reverse()) await undo()
      this.drawn = drawn
      throw error
    }
  }

  /** The library replaces a row that is updated, so a row never changes. */
  #copy(row: Row): Row {
    const copy = this.#copies.get(row) ?? { ...row }
    this.#copies.set(row, copy)
    return copy
  }

  #createTable(name: CollectionName): Table<Row> {
    const table = new Collection({ schema: rowSchemas[name] as GenericSchema }) as unknown as Table<Row>
    const partitionOf = (row: Row) => `${name}/${ownerOf(row)}`
    const track = (row: Row, undo: Undo) => {
      this.#dumps.delete(partitionOf(row))
      this.#change?.partitions.add(partitionOf(row))
      this.#change?.undo.push(undo)
    }
    table.hooks.on('create', ({ data: { record, initialValues } }) => {
      this.#dumps.delete(partitionOf(record))
      if (!this.#untracked.has(initialValues as object)) track(record, () => table.delete(record))
    })
    table.hooks.on('delete', ({ data: { deletedRecord } }) => {
      track(deletedRecord, () => table.create({ ...deletedRecord }))
    })
    // Fires once per changed field; restoring the whole row several times is harmless.
    table.hooks.on('update', ({ data: { prevRecord } }) => {
      const before = { ...prevRecord }
      track(before, () => table.update(prevRecord, { data: (draft) => restore(draft, before) }))
    })
    return table
  }

  #ownedBy(name: CollectionName, owner: string): Row[] {
    return this.#table(name).findMany((query) => query.where((row) => ownerOf(row) === owner))
  }

  #table(name: CollectionName): Table<Row> {
    const table = this.#tables.get(name)
    if (table === undefined) throw new Error(`There is no collection ${name}`)
    return table
  }
}

function restore(draft: object, before: object): void {
  for (const name of Object.keys(draft)) if (!(name in before)) Reflect.deleteProperty(draft, name)
  Object.assign(draft, before)
}

/** The id of the customer to whom a row belongs, and the type of a document. Users belong to themselves. */
export function ownerOf(row: Row & { userId?: unknown; _type?: unknown }): string {
  return String(row.userId ?? row._type ?? row._id)
}

/** every owner of rows: customers, and the types of documents */
export function ownersIn(database: Database): string[] {
  return [...database.users.all().map(({ _id }) => _id), ...CONTENT_TYPES]
}
