import * as v from 'valibot'
import { momentSchema } from '#mocks/engine/moment.ts'
import type { Database } from './database.ts'
import { COLLECTIONS } from './row-schemas.ts'
import { seedDatabase } from './seed.ts'

/** Raised whenever what is stored changes its meaning; an older store is set aside. */
const STORE_VERSION = 1
const META = 'meta'
const SET_ASIDE = 'set-aside'

const recordNameSchema = v.pipe(
  v.string(),
  v.check((name) => COLLECTIONS.some((collection) => name.startsWith(`${collection}/`)), 'no such collection'),
)
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

const metaSchema = v.object({
  version: v.literal(STORE_VERSION),
  seed: v.string(),
  /** ms since the epoch; the seed is made anew from it, only what differs from it is stored */
  seededAt: momentSchema,
  /** the revision at which the world was last reset */
  seededRevision: countSchema,
  revision: countSchema,
  drawn: countSchema,
  /** every stored record, and the revision at which it was last written */
  records: v.record(recordNameSchema, countSchema),
})
const recordSchema = v.object({ rows: v.array(v.looseObject({ _id: v.pipe(v.string(), v.nonEmpty()) })) })

export type Meta = v.InferOutput<typeof metaSchema>

/** Why a store was set aside, in words. */
export class UnusableStore extends Error {}

/** A newer build has written the store: it knows more than this one, which leaves everything as it is. */
export class NewerStore extends Error {}

export function newMeta(seed: string, seededAt: number, revision: number): Meta {
  return { version: STORE_VERSION, seed, seededAt, seededRevision: revision, revision, drawn: 0, records: {} }
}

/** What a store holds; null for one that was never used. Throws `UnusableStore` for anything that is not whole. */
export async function readWorld(
  entries: readonly [string, unknown][],
): Promise<{ meta: Meta; database: Database } | null> {
  const values = new Map(entries.filter(([key]) => key !== SET_ASIDE))
  if (values.size === 0) return null
  const meta = readMeta(values.get(META))
  const database = await seedDatabase(meta.seed, meta.seededAt)
  for (const name of Object.keys(meta.records)) await loadRecord(database, name, values.get(name))
  database.drawn = meta.drawn
  return { meta, database }
}

export function readMeta(value: unknown): Meta {
  const parsed = v.safeParse(metaSchema, value)
  if (parsed.success) return parsed.output
  const version = (value as { version?: unknown } | null | undefined)?.version
  if (typeof version === 'number' && version > STORE_VERSION) throw new NewerStore()
  throw new UnusableStore(
    typeof version === 'number' && version !== STORE_VERSION ? 'comes from another version' : 'could not be read',
  )
}

export async function loadRecord(database: Database, name: string, value: unknown): Promise<void> {
  const parsed = v.safeParse(recordSchema, value)
  const owned = parsed.success && parsed.output.rows.every((row) => (row.userId ?? row._id) === name.split('/')[1])
  if (!parsed.success || !owned) throw new UnusableStore('could not be read')
  try {
    await database.load(name, parsed.output.rows)
  } catch {
    throw new UnusableStore('could not be read')
  }
}

/** What to write for a changed world: the records named, and the meta record that lists them. */
export function worldValues(meta: Meta, database: Database, names: readonly string[]): Map<string, unknown> {
  const values = new Map<string, unknown>(names.map((name) => [name, { rows: database.dump(name) }]))
  return values.set(META, meta)
}

/** What to write in the place of an unusable store: a fresh one, with the old one beside it for inspection. */
export function setAsideValues(meta: Meta, at: number, entries: readonly [string, unknown][]): Map<string, unknown> {
  const old = entries.filter(([key]) => key !== SET_ASIDE)
  return new Map<string, unknown>([
    [META, meta],
    [SET_ASIDE, { at, entries: old }],
  ])
}

export { META as META_KEY }
