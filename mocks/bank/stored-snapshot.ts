import * as v from 'valibot'
import { timestampSchema } from '#src/platform/clock/timestamp.ts'
import { type Database, ownerOf } from './database.ts'
import type { Persona } from './personas.ts'
import { COLLECTIONS, partsOf } from './row-schemas.ts'
import { seedDatabase } from './seed.ts'

/** Raise it when the meaning of stored data changes. Older stores are then set aside. */
const STORE_VERSION = 1
export const META_KEY = 'meta'
const SET_ASIDE = 'set-aside'

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

const metaSchema = v.object({
  version: v.literal(STORE_VERSION),
  seed: v.string(),
  /** ms since the epoch; the seed is regenerated from it, only what differs from the seed is stored */
  seededAt: timestampSchema,
  /** the revision of the last reset */
  seededRevision: countSchema,
  revision: countSchema,
  drawn: countSchema,
  /** every stored partition, with the revision at which it was last written */
  records: v.record(v.string(), countSchema),
})
const partitionSchema = v.object({ rows: v.array(v.looseObject({ _id: v.pipe(v.string(), v.nonEmpty()) })) })

export type Meta = v.InferOutput<typeof metaSchema>

/** A database and its meta data, such as the revision of each partition. */
export interface VersionedDatabase {
  meta: Meta
  database: Database
}

/** Why a store has to be set aside: the message continues 'The stored data …'. */
export class UnusableStore extends Error {}

/** A newer build wrote the store. This build does not understand it, and must not change it. */
export class NewerStore extends Error {}

export function newMeta(seed: string, seededAt: number, revision: number): Meta {
  return { version: STORE_VERSION, seed, seededAt, seededRevision: revision, revision, drawn: 0, records: {} }
}

/** The stored database; null if the store is empty. Rejects with `UnusableStore` for broken or older data, with `NewerStore` for newer data. */
export async function readSnapshot(
  entries: readonly [string, unknown][],
  first?: string | null,
): Promise<VersionedDatabase | null> {
  const values = new Map(entries.filter(([key]) => key !== SET_ASIDE))
  if (values.size === 0) return null
  const meta = readMeta(values.get(META_KEY))
  const owners = new Set(Object.keys(meta.records).map((name) => partsOf(name)[1]))
  const isWanted =
    first === undefined ? undefined : ({ id }: Persona, userId: string) => id === first || owners.has(userId)
  const database = await seedDatabase(meta.seed, meta.seededAt, isWanted)
  for (const name of Object.keys(meta.records)) await loadPartition(database, name, values.get(name))
  database.drawn = meta.drawn
  return { meta, database }
}

export function readMeta(value: unknown): Meta {
  const parsed = v.safeParse(metaSchema, value)
  if (parsed.success) {
    const isKnown = (partition: string) => COLLECTIONS.some((collection) => partition.startsWith(`${collection}/`))
    if (!Object.keys(parsed.output.records).every(isKnown)) throw new UnusableStore('could not be read')
    return parsed.output
  }
  const version = (value as { version?: unknown } | null | undefined)?.version
  if (typeof version === 'number' && version > STORE_VERSION) throw new NewerStore()
  throw new UnusableStore(
    typeof version === 'number' && version !== STORE_VERSION ? 'comes from another version' : 'could not be read',
  )
}

export async function loadPartition(database: Database, name: string, value: unknown): Promise<void> {
  const parsed = v.safeParse(partitionSchema, value)
  const isOwned = parsed.success && parsed.output.rows.every((row) => ownerOf(row) === partsOf(name)[1])
  if (!parsed.success || !isOwned) throw new UnusableStore('could not be read')
  try {
    await database.load(name, parsed.output.rows)
  } catch {
    throw new UnusableStore('could not be read')
  }
}

/** What to write for a changed database: the named partitions, and the entry that lists them. */
export function snapshotValues(meta: Meta, database: Database, names: readonly string[]): Map<string, unknown> {
  const values = new Map<string, unknown>(names.map((name) => [name, { rows: database.dump(name) }]))
  return values.set(META_KEY, meta)
}

/** What to write in place of an unusable store: a fresh one, with a copy of the old one for inspection. */
export function setAsideValues(meta: Meta, at: number, entries: readonly [string, unknown][]): Map<string, unknown> {
  const old = entries.filter(([key]) => key !== SET_ASIDE)
  return new Map<string, unknown>([
    [META_KEY, meta],
    [SET_ASIDE, { at, entries: old }],
  ])
}
