import { createHashHistory } from '@tanstack/react-router'

/** The demo as one file is opened from a disk: one path for all, so its routes stand behind the hash (DEMO-9). */
export const isOneFile = import.meta.env.MODE === 'single'

/** Where the router reads and writes the route; undefined for the address itself. */
export const routeHistory = isOneFile ? Object.assign(createHashHistory(), { createHref: hashHref }) : undefined

/** What the routes' paths are below. */
export const routesBelow = isOneFile ? '/' : import.meta.env.BASE_URL

/** The whole address of a path of this app, such as '/loan?as=ada'. */
export function fullAddress(path: string): string {
  const href = isOneFile ? hashHref(path) : routesBelow.replace(/\/$/, '') + path
  return new URL(href, location.href).href
}

/** What the address asks for; in one file before the hash or behind it. */
export function addressQuery(): string {
  if (!isOneFile) return location.search
  const [, behind = ''] = hashParts()
  return `?${location.search.slice(1)}&${behind.slice(1)}`
}

/** Puts another query in the place of what the address asks for. */
export function replaceAddressQuery(query: string): void {
  const [path, , rest] = hashParts()
  changeAddress(isOneFile ? { search: '', hash: path + query + rest } : { search: query })
}

/** Read as a link, an address that begins with two slashes is another host: it means the path with one (PUB-9). */
export function straightenAddress(): void {
  if (!isOneFile) changeAddress({ pathname: location.pathname.replace(/^\/+/, '/') })
}

/** In one file a link within the page would name a route: it is followed by hand. */
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
