import { contentQueries } from '#src/contract/content.ts'
import { callName } from '#src/contract/endpoint.ts'
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts'

/** A request that the mock answers, as faults and logs name it. */
export interface NamedCall {
  /** 'GET users/{id}', 'GET content/addresses' */
  name: string
  endpoint: EndpointName | 'content'
  /** relative to the base; the whole URL for content */
  path: string
  /** the path's {id}, else '' */
  id: string
}

/** Every name that a fault can be set for; 'GET content' means any content query. */
export const CALL_NAMES: readonly string[] = [
  ...Object.values(endpoints).map(callName),
  'GET content',
  ...Object.keys(contentQueries).map((name) => `GET content/${name}`),
]

const CONTENT_HOST = /^demo0000\.api(cdn)?\.sanity\.io$/
const CONTENT_PATH = /^\/v[\d-]+\/data\/query\//
const CONTENT_TYPE = /_type\s*==\s*['"](\w+)['"]/

const routes = Object.entries(endpoints).map(([endpoint, { method, path }]) => ({
  endpoint: endpoint as EndpointName,
  method,
  name: callName({ method, path }),
  pattern: new RegExp(`^${path.replace('{id}', '([^/]+)')}$`),
}))

/** Tells which call a request is; null for what is not ours. */
export function createCallNames(base: string, origin: string): (request: Request) => NamedCall | null {
  const root = new URL(base.endsWith('/') ? base : `${base}/`, origin)
  return (request) => {
    const url = new URL(request.url)
    if (CONTENT_HOST.test(url.host) && CONTENT_PATH.test(url.pathname)) return contentCall(url)
    const path = pathBelow(root, url)
    for (const { endpoint, method, name, pattern } of path === null ? [] : routes) {
      const found = method === request.method ? pattern.exec(path ?? '') : null
      if (found) return { name, endpoint, path: path ?? '', id: found[1] ?? '' }
    }
    return null
  }
}

/** A page opened from a file calls file:///api/…, on some systems with a drive before it. */
function pathBelow(root: URL, url: URL): string | null {
  const isFile = url.protocol === 'file:'
  if (!isFile && url.origin !== root.origin) return null
  const path = isFile ? url.pathname.replace(/^\/[A-Za-z]:/, '') : url.pathname
  return path.startsWith(root.pathname) ? path.slice(root.pathname.length) : null
}

function contentCall(url: URL): NamedCall {
  const type = CONTENT_TYPE.exec(url.searchParams.get('query') ?? '')?.[1]
  const name = type !== undefined && Object.hasOwn(contentQueries, type) ? `GET content/${type}` : 'GET content'
  return { name, endpoint: 'content', path: url.href, id: '' }
}
