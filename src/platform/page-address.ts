import { createBrowserHistory, createHashHistory, type RouterHistory } from '@tanstack/react-router'
import { linkValue } from './link-text.ts'

/** The single-file demo is opened from disk, where every route has the same path, so its routes are in the hash (DEMO-9). */
export const isSingleFile = import.meta.env.MODE === 'single'

/** Opens the browser's history for the router, whose addresses are in the hash of a single file. */
export function openHistory(): RouterHistory {
  return isSingleFile ? Object.assign(createHashHistory(), { createHref: hashHref }) : createBrowserHistory()
}

/** The router's `basepath`. */
export const routerBasepath = isSingleFile ? '/' : import.meta.env.BASE_URL

/** The path of a route without the app's base folder: '/loan' for '/bank/loan'. A story plays under any base. */
export function toRoute(href: string, below = routerBasepath): string {
  const folder = below.replace(/\/$/, '')
  return href === folder || href.startsWith(`${folder}/`) ? href.slice(folder.length) || '/' : href
}

/** The inverse of `toRoute`. */
export function fromRoute(path: string, below = routerBasepath): string {
  return below.replace(/\/$/, '') + path
}

/** The full URL of a path of this app, such as '/loan?as=ada'. */
export function fullAddress(path: string): string {
  const href = isSingleFile ? hashHref(path) : fromRoute(path)
  return new URL(href, location.href).href
}

/** The address's query; a single file accepts it before and inside the hash. */
export function addressQuery(): string {
  if (!isSingleFile) return location.search
  const [, behind = ''] = hashParts()
  return `?${location.search.slice(1)}&${behind.slice(1)}`
}

/** The address's fragment; in a single file, the one behind the route. */
export function addressFragment(): string {
  const [path, , rest] = hashParts()
  return isSingleFile ? rest || path : location.hash
}

/** The address as the router's history has it, with this query and without this fragment. */
export function historyAddress(query: string, fragment: string | null): string {
  const [path, , rest] = hashParts()
  const keep = (part: string) => (part === fragment ? '' : part)
  return isSingleFile
    ? (keep(path).slice(1) || '/') + query + keep(rest)
    : location.pathname + query + keep(location.hash)
}

/** Replaces the address's query, and removes the fragment if it is this one. */
export function replaceAddressQuery(query: string, fragment: string | null = null): void {
  const [path, , rest] = hashParts()
  const keep = (part: string) => (part === fragment ? '' : part)
  if (isSingleFile) changeAddress({ search: '', hash: keep(path) + query + keep(rest) })
  else changeAddress({ search: query, hash: keep(location.hash) })
}

/**
 * Removes extra leading slashes from the path: as a link, '//path' would be another host (PUB-9). Removes the name of a page's file, which
 * hosts serve as well as its folder (HTTP-1), and what a sentence or a mail program added to the link (IN-13).
 */
export function normalizeAddress(): void {
  if (isSingleFile) return
  const clean = (part: string) => encodeURIComponent(linkValue(part))
  const pathname = location.pathname.replace(/^\/+/, '/').replace(/[^/]+$/, clean)
  changeAddress({ pathname: pathname.replace(/\/index\.html$/i, '/') })
}

/** Follows links to '#id' by hand, because in a single file the hash is the route. */
export function followLinksWithinPage(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]:not([href^="#/"])') : null
    const target = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    if (!target) return
    event.preventDefault()
    target.scrollIntoView()
    target.focus({ preventScroll: true })
  })
}

function changeAddress(parts: Partial<Pick<URL, 'pathname' | 'search' | 'hash'>>): void {
  history.replaceState(history.state, '', Object.assign(new URL(location.href), parts))
}

function hashHref(path: string): string {
  return `#${path}`
}

/** '#/path', '?query', '#fragment' */
function hashParts(): [path: string, query: string, fragment: string] {
  const [, path = '', query = '', fragment = ''] = /^(#[^?#]*)?(\?[^#]*)?(#.*)?$/s.exec(location.hash) ?? []
  return [path, query, fragment]
}
