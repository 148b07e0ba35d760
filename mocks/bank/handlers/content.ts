import { type HttpHandler, http } from 'msw'
import * as v from 'valibot'
import { type HandlerParts, plainAnswer } from '#mocks/bank/create-handler.ts'
import { contentCall } from '#mocks/engine/call-names.ts'
import { anyResponse, jsonResponse } from '#mocks/engine/responses.ts'
import { contentQueries } from '#src/contract/content.ts'

const postedQuerySchema = v.object({ query: v.string(), params: v.optional(v.record(v.string(), v.unknown()), {}) })

/** The versioned address of any project, on the CDN or not. */
const ADDRESS = /^https:\/\/[a-z0-9-]+\.api(cdn)?\.sanity\.io\/v[\d-]+\/data\/query\//

const OWN_QUERIES = Object.keys(contentQueries).join(', ')

/** Why a content query is not evaluated. */
class QueryError extends Error {}

/** Answers at the content service's real address. Evaluates the product's own queries over the database's documents (CONTENT-1). */
export function createContentHandler({ open, around = plainAnswer }: HandlerParts): HttpHandler {
  return http.all(ADDRESS, ({ request }) =>
    around(contentCall(request.url), request, async () => {
      try {
        const query = await readQuery(request)
        // Loaded on demand, because the evaluator is large and content is fetched late.
        const { evaluateKnown } = await import('#mocks/bank/evaluate-content.ts')
        const result = await evaluateKnown(query, (await open()).persistent.database)
        if (result === undefined) throw new QueryError(`Only the product’s own queries are answered: ${OWN_QUERIES}`)
        return jsonResponse({ query, result, ms: 1 })
      } catch (error) {
        if (!(error instanceof QueryError)) throw error
        return anyResponse(400, { error: { type: 'queryParseError', description: error.message } })
      }
    }),
  )
}

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
