import { type EndpointName, endpoints } from '#src/contract/endpoints.ts'

/** `fetch`, or a replacement. */
export type Fetch = (request: Request) => Promise<Response>

export interface Answer {
  status: number
  /** parsed JSON, or the text; '' for no body */
  body: unknown
}

export interface Sent {
  token?: string
  id?: string
  /** sent as JSON, or as the fields of a form, as the endpoint requires */
  body?: object
  /** replaces the body: sent as it is */
  raw?: string
  /** replaces the endpoint's method */
  method?: string
}

/** Sends calls of the contract to a backend, as the product does. */
export interface Target {
  call(name: EndpointName, sent?: Sent): Promise<Answer>
  /** sends any other request, with a path relative to the base */
  request(method: string, path: string, headers?: Record<string, string>): Promise<Response>
}

export function createTarget(base: string, fetch: Fetch): Target {
  const root = base.replace(/\/+$/, '')
  return {
    call: async (name, { token, id = '', body, raw, method } = {}) => {
      const { method: own, path, encoding } = endpoints[name]
      const isForm = encoding === 'multipart' && raw === undefined
      const content = raw ?? (body === undefined ? undefined : isForm ? formOf(body) : JSON.stringify(body))
      const response = await fetch(
        new Request(`${root}/${path.replace('{id}', encodeURIComponent(id))}`, {
          method: method ?? own,
          headers: {
            ...(token === undefined ? {} : { token }),
            ...(content === undefined || isForm ? {} : { 'content-type': 'application/json' }),
          },
          ...(content === undefined ? {} : { body: content }),
        }),
      )
      return { status: response.status, body: parsed(await response.text()) }
    },
    request: (method, path, headers = {}) => fetch(new Request(`${root}/${path}`, { method, headers })),
  }
}

function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text.trim()
  }
}
