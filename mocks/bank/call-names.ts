import type { HttpHandler } from 'msw'
import { contentQueries } from '#src/contract/content.ts'
import { callName } from '#src/contract/endpoint.ts'
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts'

/** A request that a handler of the bank answers, as faults and logs name it. */
export interface NamedCall {
  /** 'GET users/{id}', 'GET content/addresses' */
  name: string
  /** null for a handler that is not the contract's */
  endpoint: EndpointName | 'content' | null
  /** relative to the base; the whole URL for content */
  path: string
}

/** Every name that a fault can be set for; 'GET content' means any content query. */
export const CALL_NAMES: readonly string[] = [
  ...Object.values(endpoints).map(callName),
  'GET content',
  ...Object.keys(contentQueries).map((name) => `GET content/${name}`),
]

const CONTENT_TYPE = /_type\s*==\s*['"](\w+)['"]/
const named = new WeakMap<HttpHandler, EndpointName | 'content'>()

/** Remembers what a handler was made of. */
export function nameHandler<Handler extends HttpHandler>(
  handler: Handler,
  endpoint: EndpointName | 'content',
): Handler {
  named.set(handler, endpoint)
  return handler
}

/** The call that a request is, by the first of the handlers that MSW finds for it; null where there is none. */
export async function findCall(handlers: readonly HttpHandler[], request: Request): Promise<NamedCall | null> {
  // A copy: looking for cookies, MSW adds them to the request.
  const copy = new Request(request.url, { method: request.method })
  for (const handler of handlers) {
    const parsedResult = await handler.parse({ request: copy })
    if (!(await handler.predicate({ request: copy, parsedResult }))) continue
    const endpoint = named.get(handler)
    if (endpoint === undefined || endpoint === 'content') return otherCall(request, endpoint)
    const { method, path } = endpoints[endpoint]
    const id = String(parsedResult.match.params?.id ?? '')
    return { name: callName({ method, path }), endpoint, path: path.replace('{id}', id) }
  }
  return null
}

/** A content query by its type; a handler that somebody added by its path. */
function otherCall({ url, method }: Request, endpoint: 'content' | undefined): NamedCall {
  if (endpoint === undefined) return { name: `${method} ${new URL(url).pathname}`, endpoint: null, path: url }
  const type = CONTENT_TYPE.exec(new URL(url).searchParams.get('query') ?? '')?.[1]
  const name = type !== undefined && Object.hasOwn(contentQueries, type) ? `GET content/${type}` : 'GET content'
  return { name, endpoint: 'content', path: url }
}
