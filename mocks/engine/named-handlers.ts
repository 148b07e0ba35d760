import type { HttpHandler, PathParams } from 'msw'

/** A request that one of the handlers answers, as faults and the log name it. */
export interface NamedCall<Endpoint extends string = string> {
  /** such as 'GET notes/{id}' */
  name: string
  /** the endpoint of the handler; null for a handler that was added without a name */
  endpoint: Endpoint | null
  /** as the log shows it */
  path: string
  /** the handler and those after it, which MSW tries if it gives no response */
  handlers: HttpHandler[]
}

/** Names handlers by their endpoints, and finds the call that a request is. `nameCall` gives a call's name and path. */
export function createNamedHandlers<Endpoint extends string>(
  nameCall: (endpoint: Endpoint, request: Request, params: PathParams) => { name: string; path: string },
) {
  const endpoints = new WeakMap<HttpHandler, Endpoint>()
  return {
    nameHandler<Handler extends HttpHandler>(handler: Handler, endpoint: Endpoint): Handler {
      endpoints.set(handler, endpoint)
      return handler
    },

    /** The call of the first handler that MSW would pick; null if there is none. A handler without a name is named by its path. */
    async findCall(handlers: readonly HttpHandler[], request: Request): Promise<NamedCall<Endpoint> | null> {
      // A copy, because MSW adds cookies to the request that it parses.
      const copy = new Request(request.url, { method: request.method })
      for (const [index, handler] of handlers.entries()) {
        // Asked first, since MSW reads the document's cookies for each handler that it asks (PERF-2).
        if (!answersMethod(handler, request.method)) continue
        const parsedResult = await handler.parse({ request: copy })
        if (!(await handler.predicate({ request: copy, parsedResult }))) continue
        const found = { handlers: handlers.slice(index) }
        const endpoint = endpoints.get(handler)
        return endpoint === undefined
          ? { ...found, name: `${request.method} ${new URL(request.url).pathname}`, endpoint: null, path: request.url }
          : { ...found, endpoint, ...nameCall(endpoint, request, parsedResult.match.params ?? {}) }
      }
      return null
    },
  }
}

function answersMethod({ info: { method } }: HttpHandler, asked: string): boolean {
  return method instanceof RegExp ? method.test(asked) : method === asked
}
