import { labels } from '#src/content/messages.ts'
import { notFoundCopy } from '#src/content/not-found.ts'
import type { ProductPage } from '#src/content/pages/product-page.ts'
import { pageHead, pageTitle } from './head.ts'

/** The head of a product page, or of the not-found page without one (PUB-9, PUB-10). */
export function productPageHead(page: ProductPage | undefined) {
  if (page) return pageHead({ title: page.name, description: page.summary })
  const title = pageTitle(labels.pageNotFound)
  return { meta: [{ title }, { name: 'description', content: notFoundCopy.description }] }
}
