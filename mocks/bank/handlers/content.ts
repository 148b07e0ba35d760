import { http } from 'msw'
import * as v from 'valibot'
import { nameHandler } from '#mocks/bank/call-names.ts'
import { contentDocuments } from '#mocks/bank/content-documents.ts'
import { anyResponse, jsonResponse } from '#mocks/bank/responses.ts'
import { contentQueries } from '#src/contract/content.ts'

const QUERIES = Object.values(contentQueries).map(({ query }) => query)
const FOREIGN = `Only the product’s own queries are answered: ${Object.keys(contentQueries).join(', ')}`
/** characters, white space included; the product's longest query has 76 */
const LONGEST = 300

const postedQuestion = v.object({ query: v.string(), params: v.optional(v.record(v.string(), v.unknown()), {}) })

/** A question that is not answered, with the reason in words. */
class QuestionRefused extends Error {}

/** Its versioned address, whichever the project, by the content network or not. */
const ADDRESS = /^https:\/\/[a-z0-9-]+\.api(cdn)?\.sanity\.io\/v[\d-]+\/data\/query\//

/** The content service at its real address: the product's own queries, evaluated over our own documents (CONTENT-1). */
export const contentHandler = nameHandler(
  http.all(ADDRESS, async ({ request }) => {
    try {
      const query = await readQuery(request)
      return jsonResponse({ query, result: await evaluateOwn(query), ms: 1 })
    } catch (error) {
      if (!(error instanceof QuestionRefused)) throw error
      return anyResponse(400, { error: { type: 'queryParseError', description: error.message } })
    }
  }),
  'content',
)

async function readQuery(request: Request): Promise<string> {
  const { query, params } = request.method === 'POST' ? await readPosted(request) : readSearch(request)
  if (params.length > 0) throw new QuestionRefused('None of the product’s queries takes a parameter')
  return query
}

async function readPosted(request: Request): Promise<{ query: string; params: string[] }> {
  const posted = v.safeParse(postedQuestion, await request.json().catch(() => null))
  if (!posted.success) throw new QuestionRefused('The body must be JSON: {"query": "…"}')
  return { query: posted.output.query, params: Object.keys(posted.output.params) }
}

function readSearch(request: Request): { query: string; params: string[] } {
  const search = new URL(request.url).searchParams
  return { query: search.get('query') ?? '', params: [...search.keys()].filter((name) => name.startsWith('$')) }
}

/**
 * Evaluates a query of the product's own, which is known by its parsed shape. Any other is refused before it costs anything:
 * the evaluator takes ten times as long for each query within a query, and its parser twice as long for each bracket within
 * a bracket, of which ours have none.
 */
async function evaluateOwn(query: string): Promise<unknown> {
  const isLikeOurs = query.length <= LONGEST && QUERIES.some((own) => bracketsOf(own) === bracketsOf(query))
  if (!isLikeOurs) throw new QuestionRefused(FOREIGN)
  // The evaluator is big and content is asked for late.
  const { evaluate, parse } = await import('groq-js')
  const shape = shapeOf(query, parse)
  const own = QUERIES.find((own) => shapeOf(own, parse) === shape)
  if (own === undefined) throw new QuestionRefused(FOREIGN)
  return (await evaluate(parse(own), { dataset: contentDocuments })).get()
}

/** What queries have in common that differ in white space and quotes alone; null for what is no query. */
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
