import type { Meta } from './stored-world.ts'
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

/** What differs from the seed in a captured world. */
export function exportCaptured(
  definition: Pick<WorldDefinition<never>, 'collections' | 'secret'>,
  { meta: { seed, seededAt, drawn }, records }: { meta: Meta; records: ReadonlyMap<string, readonly Row[]> },
): ExportedWorld {
  const kept = [...records].filter(([name]) => isExported(definition, name))
  return { seed, seededAt, drawn, records: Object.fromEntries(kept) }
}

export function isExported(
  { collections, secret }: Pick<WorldDefinition<never>, 'collections' | 'secret'>,
  record: string,
): boolean {
  const [collection = ''] = record.split('/')
  return collections.includes(collection) && !secret.includes(collection)
}
