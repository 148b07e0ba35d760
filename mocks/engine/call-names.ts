import { contentQueries } from '#src/contract/content.ts'
import { callName } from '#src/contract/endpoint.ts'
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts'

/** A call of the contract or a content query, as faults and the log name it. */
export interface BankCall {
  /** 'GET users/{id}', 'GET content/addresses' */
  name: string
  endpoint: EndpointName | 'content'
  /** relative to the base; the whole URL of a content query */
  path: string
}

export const ALL_CALLS = '*'
export const ALL_CONTENT = 'GET content'

/** Every name that a fault can be set for. '*' stands for all calls, and 'GET content' for all content queries. */
export const CALL_NAMES: readonly string[] = [
  ALL_CALLS,
  ...Object.values(endpoints).map(callName),
  ALL_CONTENT,
  ...Object.keys(contentQueries).map((name) => `${ALL_CONTENT}/${name}`),
]

const CONTENT_TYPE = /_type\s*==\s*['"](\w+)['"]/

export function contractCall(endpoint: EndpointName, id: string): BankCall {
  return { name: callName(endpoints[endpoint]), endpoint, path: endpoints[endpoint].path.replace('{id}', id) }
}

export function contentCall(url: string): BankCall {
  const type = CONTENT_TYPE.exec(new URL(url).searchParams.get('query') ?? '')?.[1]
  const isKnown = type !== undefined && Object.hasOwn(contentQueries, type)
  return { name: isKnown ? `${ALL_CONTENT}/${type}` : ALL_CONTENT, endpoint: 'content', path: url }
}
