import { createNamedHandlers, type NamedCall } from '#mocks/engine/named-handlers.ts'
import { contentQueries } from '#src/contract/content.ts'
import { callName } from '#src/contract/endpoint.ts'
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts'

/** A call of the contract, 'GET users/{id}', or a content query, 'GET content/addresses'. */
export type BankCall = NamedCall<EndpointName | 'content'>

export const ALL_CALLS = '*'
export const ALL_CONTENT = 'GET content'

/** Every name that a fault can be set for. '*' stands for all calls, and 'GET content' for all content queries. */
export const CALL_NAMES: readonly string[] = [
  ALL_CALLS,
  ...Object.values(endpoints).map(callName),
  ALL_CONTENT,
  ...Object.keys(contentQueries).map((name) => `${ALL_CONTENT}/${name}`),
]

/** Whether a fault for `name` applies to the call. */
export function coversCall(name: string, call: string): boolean {
  return name === ALL_CALLS || name === call || (name === ALL_CONTENT && call.startsWith(`${ALL_CONTENT}/`))
}

const CONTENT_TYPE = /_type\s*==\s*['"](\w+)['"]/

/** The log shows paths relative to the base, and the whole URL of a content query. */
export const { nameHandler, findCall } = createNamedHandlers<EndpointName | 'content'>((endpoint, { url }, params) => {
  if (endpoint === 'content') return { name: contentName(url), path: url }
  const { path } = endpoints[endpoint]
  return { name: callName(endpoints[endpoint]), path: path.replace('{id}', String(params.id ?? '')) }
})

function contentName(url: string): string {
  const type = CONTENT_TYPE.exec(new URL(url).searchParams.get('query') ?? '')?.[1]
  return type !== undefined && Object.hasOwn(contentQueries, type) ? `${ALL_CONTENT}/${type}` : ALL_CONTENT
}
