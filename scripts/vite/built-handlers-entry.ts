import { getResponse, HttpResponse, http } from 'msw'
import { statusesOfEveryCall } from '#mocks/bank/every-call.ts'
import { handlers } from '#mocks/bank/handlers.ts'

/** For the tests of MSW's matching in a build (MOCK-1): the exported array's responses to every call of the contract. */
export const statuses = () => statusesOfEveryCall(handlers)

/** The responses of a page built with these handlers and one more. */
export async function answersOf(urls: readonly string[]): Promise<unknown[]> {
  const all = [...handlers, http.get('*/api/ping/:name', ({ params }) => HttpResponse.json(params.name))]
  const answers = urls.map(async (url) => {
    const response = await getResponse(all, new Request(url))
    return response === undefined ? null : [response.status, await response.json()]
  })
  return Promise.all(answers)
}
