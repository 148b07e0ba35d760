import { brand } from '#src/content/brand.ts'
import { routerBasepath } from '#src/platform/page-address.ts'

interface PageHead {
  title: string
  description: string
}

/**
 * What a route's `head` answers: its own title and description (PUB-10).
 *
 * @param realRoute path of the route that the page really is, where it is another one (PUB-8)
 */
export function pageHead({ title, description }: PageHead, realRoute?: string) {
  return {
    meta: [{ title: pageTitle(title) }, { name: 'description', content: description }],
    links: realRoute === undefined ? [] : [{ rel: 'canonical', href: routerBasepath.replace(/\/$/, '') + realRoute }],
  }
}

export function pageTitle(title: string): string {
  return `${title} · ${brand.name}`
}
