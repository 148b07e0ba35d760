import { routerBasepath } from '#src/platform/page-address.ts'

/** The path of a route without the app's base folder: '/loan' for '/bank/loan'. A story plays under any base. */
export function toRoute(href: string, below = routerBasepath): string {
  const folder = below.replace(/\/$/, '')
  return href === folder || href.startsWith(`${folder}/`) ? href.slice(folder.length) || '/' : href
}

/** The inverse of `toRoute`. */
export function fromRoute(path: string, below = routerBasepath): string {
  return below.replace(/\/$/, '') + path
}
