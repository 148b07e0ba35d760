import { http } from 'msw'
import * as v from 'valibot'
import { nameHandler } from '#mocks/bank/call-names.ts'
import { contentDocuments } from '#mocks/bank/content-documents.ts'
import { anyResponse, jsonResponse } from '#mocks/engine/responses.ts'
import { contentQueries } from '#src/contract/content.ts'

const QUERIES = Object.values(contentQueries).map(({ query }) => query)
const UNKNOWN_QUERY = `Only the product’s own queries are answered: ${Object.keys(contentQueries).join(', ')}`
/** characters, white space included; the product's longest query has 76 */
const MAX_LENGTH = 300

const postedQuerySchema = v.object({ query: v.string(), params: v.optional(v.record(v.string(), v.unknown()), {}) })

/** Why a query is not evaluated. */
class QueryError extends Error {}

/** The versioned address of any project, on the CDN or not. */
const ADDRESS = /^https:\/\/[a-z0-9-]+\.api(cdn)?\.sanity\.io\/v[\d-]+\/data\/query\//

/** Answers at the content service's real address. Evaluates the product's own queries over our documents (CONTENT-1). */
export const contentHandler = nameHandler(
  http.all(ADDRESS, async ({ request }) => {
    try {
      const query = await readQuery(request)
      return jsonResponse({ query, result: await evaluateKnown(query), ms: 1 })
    } catch (error) {
      if (!(error instanceof QueryError)) throw error
      return anyResponse(400, { error: { type: 'queryParseError', description: error.message } })
    }
  }),
  'content',
)

async function readQuery(request: Request): Promise<string> {
  const { query, params } = request.method === 'POST' ? await readPosted(request) : readSearch(request)
  if (params.length > 0) throw new QueryError('None of the product’s queries takes a parameter')
  return query
}

async function readPosted(request: Request): Promise<{ query: string; params: string[] }> {
  const posted = v.safeParse(postedQuerySchema, await request.json().catch(() => null))
  if (!posted.success) throw new QueryError('The body must be JSON: {"query": "…"}')
  return { query: posted.output.query, params: Object.keys(posted.output.params) }
}

function readSearch(request: Request): { query: string; params: string[] } {
  const search = new URL(request.url).searchParams
  return { query: search.get('query') ?? '', params: [...search.keys()].filter((name) => name.startsWith('$')) }
}

/**
 * Evaluates only the product's own queries, which it recognizes by their parsed shape. A query with other brackets is rejected
 * before it is parsed: in groq-js 1.30, each nested bracket doubles the parsing time, and each nested query takes the evaluator
 * ten times as long.
 */
async function evaluateKnown(query: string): Promise<unknown> {
  const looksKnown = query.length <= MAX_LENGTH && QUERIES.some((known) => bracketsOf(known) === bracketsOf(query))
  if (!looksKnown) throw new QueryError(UNKNOWN_QUERY)
  // Loaded on demand, because the evaluator is large and content is fetched late.
  const { evaluate, parse } = await import('groq-js')
  const shape = shapeOf(query, parse)
  const known = QUERIES.find((known) => shapeOf(known, parse) === shape)
  if (known === undefined) throw new QueryError(UNKNOWN_QUERY)
  return (await evaluate(parse(known), { dataset: contentDocuments })).get()
}

/** The same for queries that differ only in white space and quotes; null for an invalid query. */
function shapeOf(query: string, parse: (query: string) => object): string | null {
  try {
    return JSON.stringify(parse(query))
  } catch {
    return null
  }
}

function bracketsOf(query: string): string {
  return query.replaceAll(/[^()[\]{}]/g, '')
}
