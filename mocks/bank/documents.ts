import type { Database } from './database.ts'
import { CONTENT_TYPES, type DocumentRow } from './row-schemas.ts'

/** Copies of the content service's documents, in their order: the product asks for the first of a type. */
export async function allDocuments(database: Database): Promise<DocumentRow[]> {
  for (const type of CONTENT_TYPES) await database.loadDeferred(type)
  return CONTENT_TYPES.flatMap((type): DocumentRow[] =>
    database
      .table(type)
      .all()
      .map((row) => ({ ...row })),
  )
}
