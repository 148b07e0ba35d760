import { endpoints } from '#src/contract/endpoints.ts'
import { FORM_LIMIT, JSON_LIMIT } from './request-body.ts'

export const API = '/api'
/** Where the handlers look for the contract's calls and for the content service's: never asked over the network. */
export const BANK_ORIGIN = 'http://bank.invalid'
const CONTENT_ORIGIN = 'https://demo0000.api.sanity.io'
const CONTENT = /^\/v[\d-]+\/data\/query\/[a-z0-9_-]+$/

/** What a path takes. */
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

/** What a request's target names, a path or a whole address; null for one that names no path. */
export function readTarget(target: string): URL | null {
  // Two slashes begin a host's name, and so do backslashes.
  if (target.startsWith('/')) return /^\/[/\\]/.test(target) ? null : new URL(target, BANK_ORIGIN)
  return /^http:\/\//i.test(target) && URL.canParse(target) ? new URL(target) : null
}

/** Null for a path that is not the bank's. */
export function routeOf(pathname: string): Route | null {
  const found = routes.filter(({ pattern }) => pattern.test(pathname))
  const methods = found.map(({ method }) => method)
  if (CONTENT.test(pathname)) methods.push('GET', 'POST')
  if (methods.length === 0) return null
  if (methods.includes('GET')) methods.push('HEAD')
  return { methods: [...new Set(methods)], bodyLimit: Math.max(JSON_LIMIT, ...found.map(({ bodyLimit }) => bodyLimit)) }
}

/** The address by which the handlers know a path. */
export function addressOf({ pathname, search }: URL): string {
  return `${CONTENT.test(pathname) ? CONTENT_ORIGIN : BANK_ORIGIN}${pathname}${search}`
}
