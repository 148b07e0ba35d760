import { routerBasepath } from '#src/platform/page-address.ts'

/** The path of a route, whichever folder the app lies in: '/loan' of '/bank/loan'. A recording plays in any of them. */
export function toRoute(href: string, below = routerBasepath): string {
  const folder = below.replace(/\/$/, '')
  return href === folder || href.startsWith(`${folder}/`) ? href.slice(folder.length) || '/' : href
}

/** The other way round. */
export function fromRoute(path: string, below = routerBasepath): string {
  return below.replace(/\/$/, '') + path
}
