import { endpoints } from '#src/contract/endpoints.ts'
import { FORM_LIMIT, JSON_LIMIT } from './read-request-body.ts'

export const API = '/api'
/** The origins under which the handlers know the contract's calls and the content service's. No request goes there. */
export const BANK_ORIGIN = 'http://bank.invalid'
const CONTENT_ORIGIN = 'https://demo0000.api.sanity.io'
const CONTENT = /^\/v[\d-]+\/data\/query\/[a-z0-9_-]+$/

export interface Route {
  methods: string[]
  /** bytes */
  bodyLimit: number
}

const routes = Object.values(endpoints).map(({ method, path, encoding }) => ({
  method: method as string,
  pattern: new RegExp(`^${API}/${path.replace('{id}', '[^/]+')}$`),
  bodyLimit: encoding === 'multipart' ? FORM_LIMIT : JSON_LIMIT,
}))

/** Parses a request's target, which is a path or a whole address; null if it has no path. */
export function readTarget(target: string): URL | null {
  // Two slashes start a host name, and URL treats backslashes as slashes.
  if (target.startsWith('/')) return /^\/[/\\]/.test(target) ? null : new URL(target, BANK_ORIGIN)
  return /^http:\/\//i.test(target) && URL.canParse(target) ? new URL(target) : null
}

/** The methods and the limit of a path; null if the bank has no such path. */
export function routeOf(pathname: string): Route | null {
  const found = routes.filter(({ pattern }) => pattern.test(pathname))
  const methods = found.map(({ method }) => method)
  if (CONTENT.test(pathname)) methods.push('GET', 'POST')
  if (methods.length === 0) return null
  if (methods.includes('GET')) methods.push('HEAD')
  return { methods: [...new Set(methods)], bodyLimit: Math.max(JSON_LIMIT, ...found.map(({ bodyLimit }) => bodyLimit)) }
}

/** The address under which the handlers know a path. */
export function addressOf({ pathname, search }: URL): string {
  return `${CONTENT.test(pathname) ? CONTENT_ORIGIN : BANK_ORIGIN}${pathname}${search}`
}
