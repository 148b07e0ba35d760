import { getResponse, HttpResponse, http } from 'msw'
import { handlers } from '#mocks/handlers.ts'

/** What a page built with these handlers and one more answers: for the test that the build leaves MSW's matching whole (MOCK-1). */
export async function answersOf(urls: readonly string[]): Promise<unknown[]> {
  const all = [...handlers, http.get('*/api/ping/:name', ({ params }) => HttpResponse.json(params.name))]
  const answers = urls.map(async (url) => {
    const response = await getResponse(all, new Request(url))
    return response === undefined ? null : [response.status, await response.json()]
  })
  return Promise.all(answers)
}
