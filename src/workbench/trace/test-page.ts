import type { Backend } from '#mocks/bank/backend.ts'
import type { PageBackend, Product } from './product.ts'

/** A backend in the page of a product that has these parts only. */
export function inPageOf(product: Partial<Product>, backend: object = {}): PageBackend {
  return Object.assign(backend as Backend, { product: product as Product })
}

/** The same bank, in the page of a product without parts. */
export async function inPage<Bank extends { backend: Backend }>(bank: Promise<Bank>) {
  const opened = await bank
  return { ...opened, backend: inPageOf({}, opened.backend) }
}

/** What a trace needs of a backend that nobody calls. */
export const silentBackend: Pick<Backend, 'onCall' | 'onWrite'> = { onCall: () => () => {}, onWrite: () => () => {} }

/** The timeline of a page that shows the present. */
export const presentTimeline = {
  entries: () => [],
  isLooking: () => false,
  position: () => 0,
  refuseWhileLooking: () => {},
  subscribe: () => () => {},
}
