import { type HttpHandler, http } from 'msw'
import type { createCallNames } from '#mocks/call-names.ts'
import { contentDocuments } from '#mocks/content-documents.ts'
import { anyResponse, jsonResponse } from '#mocks/responses.ts'

interface Question {
  query: string
  params: Record<string, unknown>
}

/** The content service at its real address, its queries evaluated over our own documents (CONTENT-1). */
export function answerContent(nameOf: ReturnType<typeof createCallNames>): HttpHandler {
  const isContent = ({ request }: { request: Request }) => nameOf(request)?.endpoint === 'content'
  return http.all(isContent, async ({ request }) => {
    // The evaluator is big and content is asked for late.
    const { evaluate, parse } = await import('groq-js')
    try {
      const { query, params } = await readQuestion(request)
      const value = await evaluate(parse(query, { params }), { dataset: contentDocuments, params })
      return jsonResponse({ query, result: await value.get(), ms: 1 })
    } catch (error) {
      const description = error instanceof Error ? error.message : 'The query could not be read'
      return anyResponse(400, { error: { type: 'queryParseError', description } })
    }
  })
}

async function readQuestion(request: Request): Promise<Question> {
  if (request.method === 'POST') {
    const { query, params = {} } = (await request.json()) as { query: string; params?: Record<string, unknown> }
    return { query, params }
  }
  const search = new URL(request.url).searchParams
  const params = [...search].filter(([name]) => name.startsWith('$'))
  return {
    query: search.get('query') ?? '',
    params: Object.fromEntries(params.map(([name, value]) => [name.slice(1), JSON.parse(value)])),
  }
}
