import { brand } from '#src/content/brand.ts'
import { routerBasepath } from '#src/platform/page-address.ts'

interface PageHead {
  title: string
  description: string
}

/**
 * The result of a route's `head`: title, description and canonical link (PUB-10).
 *
 * @param canonicalPath the main route of a page that has several (PUB-8)
 */
export function pageHead({ title, description }: PageHead, canonicalPath?: string) {
  return {
    meta: [{ title: pageTitle(title) }, { name: 'description', content: description }],
    links:
      canonicalPath === undefined
        ? []
        : [{ rel: 'canonical', href: routerBasepath.replace(/\/$/, '') + canonicalPath }],
  }
}

export function pageTitle(title: string): string {
  return `${title} · ${brand.name}`
}
