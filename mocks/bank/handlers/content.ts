import { type HttpHandler, http } from 'msw'
import { type HandlerParts, plainAnswer } from '#mocks/bank/create-handler.ts'
import { allDocuments } from '#mocks/bank/queries.ts'
import { contentCall } from '#mocks/engine/call-names.ts'
import { anyResponse, jsonResponse } from '#mocks/engine/responses.ts'

/** The versioned address of any project, on the CDN or not. */
const ADDRESS = /^https:\/\/[a-z0-9-]+\.api(cdn)?\.sanity\.io\/v[\d-]+\/data\/query\//

/** Answers at the content service's real address, and evaluates the real query over the database's documents (CONTENT-1). */
export function createContentHandler({ open, around = plainAnswer }: HandlerParts): HttpHandler {
  return http.get(ADDRESS, ({ request }) =>
    around(contentCall(request.url), request, async () => {
      const query = new URL(request.url).searchParams.get('query') ?? ''
      // Loaded on demand, because the evaluator is large and content is fetched late.
      const { evaluate, parse } = await import('groq-js')
      const dataset = await allDocuments((await open()).persistent.database)
      try {
        const result = await (await evaluate(parse(query), { dataset })).get()
        return jsonResponse({ query, result, ms: 1 })
      } catch (error) {
        return anyResponse(400, { error: { type: 'queryParseError', description: String(error) } })
      }
    }),
  )
}
