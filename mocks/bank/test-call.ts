import type { Endpoint } from '#src/contract/endpoint.ts'

export const TEST_ORIGIN = 'http://bank.example'

export interface SendOptions {
  token?: string
  id?: string
  body?: unknown
}

/** A call of the contract as the client sends it. */
export function requestFor(endpoint: Endpoint, { token, id = '', body }: SendOptions = {}): Request {
  return new Request(`${TEST_ORIGIN}/api/${endpoint.path.replace('{id}', id)}`, {
    method: endpoint.method,
    headers: token === undefined ? {} : { token },
    ...(body === undefined ? {} : { body: endpoint.encoding === 'json' ? JSON.stringify(body) : form(body as object) }),
  })
}

function form(fields: object): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value instanceof Blob ? value : String(value))
  return data
}
