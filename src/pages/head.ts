import { brand } from '#src/content/brand.ts'

interface PageHead {
  title: string
  description: string
  /** path of the route that this page really is (PUB-8) */
  canonical: string
}

/** What a route's `head` answers: its own title and description, and where the page really lives (PUB-8, PUB-10). */
export function pageHead({ title, description, canonical }: PageHead) {
  return {
    meta: [{ title: pageTitle(title) }, { name: 'description', content: description }],
    links: [{ rel: 'canonical', href: canonical }],
  }
}

export function pageTitle(title: string): string {
  return `${title} · ${brand.name}`
}
