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

const loaded = new Map<string, ProductPage>()

/** Synchronous if the page was loaded before, so that no loading overlay appears. Throws `notFound()` for an unknown slug. */
export function loadProductPage(slug: string): ProductPage | Promise<ProductPage> {
  const page = loaded.get(slug)
  if (page) return page
  const importer = own(importers, slug)
  if (importer === undefined) throw notFound()
  return importer().then((module) => {
    loaded.set(slug, module.page)
    return module.page
  })
}

/** The head of a product page, or of the not-found page without one (PUB-9, PUB-10). */
export function productPageHead(page: ProductPage | undefined) {
  if (page) return pageHead({ title: page.name, description: page.summary })
  const title = pageTitle(labels.pageNotFound)
  return { meta: [{ title }, { name: 'description', content: notFoundCopy.description }] }
}
