import type { DatabaseDefinition, StoredDatabase } from './database-definition.ts'
import type { Meta } from './stored-snapshot.ts'
import type { Row } from './table.ts'

/** A database as a file holds it: the seed and the partitions that differ from it, without the secret collections. */
export interface ExportedSnapshot {
  seed: string
  /** ms since the epoch */
  seededAt: number
  drawn: number
  /** rows by '<collection>/<owner>' */
  records: Record<string, readonly Row[]>
}

/** What differs from the seed, and the partitions named in `also` even if they do not. */
export function exportSnapshot<D extends StoredDatabase>(
  definition: DatabaseDefinition<D>,
  { seed, seededAt, drawn, records }: Meta,
  database: D,
  also: readonly string[] = [],
): ExportedSnapshot {
  const names = [...new Set([...Object.keys(records), ...also])].filter((name) => isExported(definition, name))
  return { seed, seededAt, drawn, records: Object.fromEntries(names.map((name) => [name, database.dump(name)])) }
}

/** What differs from the seed in a snapshot. */
export function exportCaptured(
  definition: Pick<DatabaseDefinition<never>, 'collections' | 'secret'>,
  { meta: { seed, seededAt, drawn }, records }: { meta: Meta; records: ReadonlyMap<string, readonly Row[]> },
): ExportedSnapshot {
  const kept = [...records].filter(([name]) => isExported(definition, name))
  return { seed, seededAt, drawn, records: Object.fromEntries(kept) }
}

export function isExported(
  { collections, secret }: Pick<DatabaseDefinition<never>, 'collections' | 'secret'>,
  partition: string,
): boolean {
  const [collection = ''] = partition.split('/')
  return collections.includes(collection) && !secret.includes(collection)
}
