import { notFound } from '@tanstack/react-router'
import { labels } from '#src/content/messages.ts'
import { notFoundCopy } from '#src/content/not-found.ts'
import type { ProductPage } from '#src/content/pages/product-page.ts'
import { own } from '#src/contract/own.ts'
import { pageHead, pageTitle } from './head.ts'

const importers: Record<string, () => Promise<{ page: ProductPage }>> = {
  'personal-loans': () => import('#src/content/pages/personal-loans.ts'),
  'home-mortgage-loans': () => import('#src/content/pages/home-mortgage-loans.ts'),
  'investment-property-loans': () => import('#src/content/pages/investment-property-loans.ts'),
  'working-capital-loans': () => import('#src/content/pages/working-capital-loans.ts'),
  'commercial-real-estate-loans': () => import('#src/content/pages/commercial-real-estate-loans.ts'),
  'overdraft-protection-and-sweeps': () => import('#src/content/pages/overdraft-protection-and-sweeps.ts'),
  'business-essential-checking': () => import('#src/content/pages/business-essential-checking.ts'),
  'business-savings-account': () => import('#src/content/pages/business-savings-account.ts'),
  'ultimate-checking': () => import('#src/content/pages/ultimate-checking.ts'),
  'health-savings-account': () => import('#src/content/pages/health-savings-account.ts'),
  'individual-retirement-account': () => import('#src/content/pages/individual-retirement-account.ts'),
  'online-banking': () => import('#src/content/pages/online-banking.ts'),
  'wire-transfer': () => import('#src/content/pages/wire-transfer.ts'),
  'lost-or-stolen-card': () => import('#src/content/pages/lost-or-stolen-card.ts'),
}

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
