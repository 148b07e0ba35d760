import { notFound } from '@tanstack/react-router'
import { notFoundCopy } from '#src/content/failure.ts'
import { labels } from '#src/content/messages.ts'
import type { ProductPage } from '#src/content/pages/product-page.ts'
import { own } from '#src/contract/own.ts'
import { pageHead, pageTitle } from './head.ts'

const files = import.meta.glob<{ page: ProductPage }>(['../content/pages/*.ts', '!**/product-page.ts'])

/** The loaders of the pages, by their slugs. */
const importers = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.replace(/.*\/|\.ts$/g, ''), load]),
)

export const productSlugs: readonly string[] = Object.keys(importers)

/** Rejects with `notFound()` for an unknown slug. The router keeps the page. */
export async function loadProductPage(slug: string): Promise<ProductPage> {
  const importer = own(importers, slug)
  if (importer === undefined) throw notFound()
  return (await importer()).page
}

/** The head of a product page, or of the not-found page without one (PUB-9, PUB-10). */
export function productPageHead(page: ProductPage | undefined) {
  if (page) return pageHead({ title: page.name, description: page.summary })
  const title = pageTitle(labels.pageNotFound)
  return { meta: [{ title }, { name: 'description', content: notFoundCopy.description }] }
}
