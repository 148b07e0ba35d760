import { endpoints } from '#src/contract/endpoints.ts'

export const API = '/api'
/** Where the handlers look for the contract's calls and for the content service's: never asked over the network. */
export const BANK_ORIGIN = 'http://bank.invalid'
const CONTENT_ORIGIN = 'https://demo0000.api.sanity.io'
const CONTENT = /^\/v[\d-]+\/data\/query\/[a-z0-9_-]+$/

const routes = Object.values(endpoints).map(({ method, path }) => ({
  method: method as string,
  pattern: new RegExp(`^${API}/${path.replace('{id}', '[^/]+')}$`),
}))

/** The methods that a path takes; none for one that is not the bank's. */
export function methodsOf(pathname: string): string[] {
  const methods = routes.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method)
  if (CONTENT.test(pathname)) methods.push('GET', 'POST')
  if (methods.includes('GET')) methods.push('HEAD')
  return [...new Set(methods)]
}

/** The address by which the handlers know a path. */
export function addressOf({ pathname, search }: URL): string {
  return `${CONTENT.test(pathname) ? CONTENT_ORIGIN : BANK_ORIGIN}${pathname}${search}`
}
