import * as v from 'valibot'
import { momentSchema } from './moment.ts'
import { InvalidRow } from './row-checks.ts'
import { type Meta, newMeta } from './stored-world.ts'
import type { Row } from './table.ts'
import type { StoredDatabase, WorldDefinition } from './world-definition.ts'

/** A world as a file holds it: the seed and the records that differ from it, without the secret collections. */
export interface ExportedWorld {
  seed: string
  /** ms since the epoch */
  seededAt: number
  drawn: number
  /** rows by '<collection>/<owner>' */
  records: Record<string, readonly Row[]>
}

/** Why a file cannot be imported. The message is shown to the user who chose the file (DEMO-5). */
export class ImportError extends Error {}

export const exportedWorldSchema = v.object({
  seed: v.pipe(v.string(), v.nonEmpty()),
  seededAt: momentSchema,
  drawn: v.pipe(v.number(), v.integer(), v.minValue(0)),
  records: v.pipe(
    v.custom<Record<string, unknown>>((records) => !Array.isArray(records), 'must be an object, not a list'),
    v.record(v.string(), v.array(v.looseObject({ _id: v.pipe(v.string(), v.nonEmpty()) }))),
  ),
})

/** What differs from the seed, and the records named in `also` even if they do not. */
export function exportWorld<D extends StoredDatabase>(
  definition: WorldDefinition<D>,
  { seed, seededAt, drawn, records }: Meta,
  database: D,
  also: readonly string[] = [],
): ExportedWorld {
  const names = [...new Set([...Object.keys(records), ...also])].filter((name) => isExported(definition, name))
  return { seed, seededAt, drawn, records: Object.fromEntries(names.map((name) => [name, database.dump(name)])) }
}

/** Rejects with `ImportError` for a file that describes no consistent world. */
export async function importWorld<D extends StoredDatabase>(
  definition: WorldDefinition<D>,
  file: ExportedWorld,
  revision: number,
): Promise<{ meta: Meta; database: D }> {
  const database = await definition.seed(file.seed, file.seededAt)
  for (const [name, rows] of Object.entries(file.records)) await loadChecked(definition, database, name, rows)
  definition.check(database)
  database.drawn = file.drawn
  const records = Object.fromEntries(Object.keys(file.records).map((name) => [name, revision]))
  return { meta: { ...newMeta(file.seed, file.seededAt, revision), drawn: file.drawn, records }, database }
}

async function loadChecked<D extends StoredDatabase>(
  definition: WorldDefinition<D>,
  database: D,
  name: string,
  rows: readonly Row[],
): Promise<void> {
  const owner = name.split('/')[1]
  if (!isExported(definition, name) || !owner) throw new ImportError(`it contains an unknown record '${name}'`)
  for (const [index, row] of rows.entries()) {
    if (definition.ownerOf(row) !== owner) throw new ImportError(`in ${name}, row ${index + 1} belongs to someone else`)
  }
  if (new Set(rows.map(({ _id }) => _id)).size < rows.length) throw new ImportError(`in ${name}, a row appears twice`)
  try {
    await database.load(name, rows)
  } catch (error) {
    if (error instanceof InvalidRow) throw new ImportError(`in ${name}, ${error.message}`)
    throw new ImportError(`in ${name}, there is a row that someone else already has`)
  }
}

function isExported({ collections, secret }: Pick<WorldDefinition<never>, 'collections' | 'secret'>, record: string) {
  const [collection = ''] = record.split('/')
  return collections.includes(collection) && !secret.includes(collection)
}
