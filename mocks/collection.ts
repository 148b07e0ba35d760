import { checkRow, checkRows } from './row-schemas.ts'
import type { CollectionName, Row } from './rows.ts'

/** What a collection needs of an @mswjs/data model. */
export interface Model<R extends Row> {
  create(values: R): R
  delete(query: { where: { _id: { equals: string } } }): R | null
}

/** Hears whose rows are about to change, and how to take the change back. */
export type Journal = (owner: string, undo: () => void) => void

/**
 * One model, indexed by id and by customer: the library's own look-ups scan every row. What is not as the collection's
 * schema says is refused with `RowRefused`, whichever way it comes.
 */
export class Collection<R extends Row> {
  readonly #name: CollectionName
  readonly #model: Model<R>
  readonly #journal: Journal
  readonly #rows = new Map<string, R>()
  readonly #ids = new Map<string, Set<string>>()
  readonly #seeds = new Map<string, readonly R[]>()

  constructor(name: CollectionName, model: Model<R>, journal: Journal) {
    this.#name = name
    this.#model = model
    this.#journal = journal
  }

  /** Gives a customer her first rows. They are made when someone asks: making everyone's would hold up the first page. */
  seed(owner: string, rows: readonly R[]): void {
    this.#seeds.set(owner, rows)
  }

  get(id: string): R | undefined {
    if (!this.#rows.has(id)) this.#growAll()
    return this.#rows.get(id)
  }

  all(): R[] {
    this.#growAll()
    return [...this.#rows.values()]
  }

  /** A customer's rows, oldest first. */
  of(owner: string): readonly R[] {
    this.#grow(owner)
    return [...(this.#ids.get(owner) ?? [])].flatMap((id) => this.#rows.get(id) ?? [])
  }

  /** A customer's rows; of two from the same moment the later one comes first. */
  newestFirst(owner: string): readonly R[] {
    return [...this.of(owner)].reverse().sort(byNewest)
  }

  insert(row: R): R {
    checkRow(this.#name, row)
    this.#grow(ownerOf(row))
    this.#journal(ownerOf(row), () => this.#drop(row))
    return this.#put(row)
  }

  update(id: string, changes: Partial<R>): R {
    const before = this.get(id)
    if (before === undefined) throw new Error(`There is no row ${id} to change`)
    return this.#change(before, changes)
  }

  remove(id: string): void {
    const row = this.get(id)
    if (row === undefined) return
    this.#journal(ownerOf(row), () => this.#put(row))
    this.#drop(row)
  }

  /** What has to be stored to have the customer's rows again. */
  dump(owner: string): R[] {
    return [...this.of(owner)]
  }

  /** Puts stored rows in the place of the customer's; not a change, so the journal does not hear of it. */
  load(owner: string, rows: readonly R[]): void {
    checkRows(this.#name, rows)
    this.#seeds.delete(owner)
    for (const row of this.of(owner)) this.#drop(row)
    for (const row of rows) this.#put(row)
  }

  #grow(owner: string): void {
    const rows = this.#seeds.get(owner) ?? []
    this.#seeds.delete(owner)
    for (const row of rows) this.#put(row)
  }

  #growAll(): void {
    for (const owner of this.#seeds.keys()) this.#grow(owner)
  }

  #change(before: R, changes: Partial<R>): R {
    const row = { ...before, ...changes }
    checkRow(this.#name, row)
    this.#journal(ownerOf(before), () => this.#replace(before))
    return this.#replace(row)
  }

  /** Made anew: the library's own update leaves out properties that are objects. */
  #replace(row: R): R {
    this.#model.delete({ where: { _id: { equals: row._id } } })
    return this.#hold(this.#model.create(row))
  }

  #put(values: R): R {
    const row = this.#hold(this.#model.create(values))
    const owner = ownerOf(row)
    this.#ids.set(owner, (this.#ids.get(owner) ?? new Set()).add(row._id))
    return row
  }

  /** The library's entities carry symbols; what is given out is a plain row, and never changed. */
  #hold(entity: R): R {
    const row = Object.fromEntries(Object.entries(entity)) as R
    this.#rows.set(row._id, row)
    return row
  }

  #drop(row: R): void {
    this.#model.delete({ where: { _id: { equals: row._id } } })
    this.#rows.delete(row._id)
    this.#ids.get(ownerOf(row))?.delete(row._id)
  }
}

/** A user belongs to herself. */
function ownerOf(row: Row & { userId?: string }): string {
  return row.userId ?? row._id
}

/** ISO times of one zone stand in the order of their characters. */
export function byNewest(left: Row & { createdAt?: string }, right: Row & { createdAt?: string }): number {
  const [a = '', b = ''] = [left.createdAt, right.createdAt]
  return a === b ? 0 : a < b ? 1 : -1
}
