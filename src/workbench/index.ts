import type { AnyRoute } from '@tanstack/react-router'
import { clock } from '#src/platform/actors/app-clock.ts'
import { limitAddressWrites } from '#src/platform/clock/address-writes.ts'
import { prepareDemo } from './demo/prepare.ts'
import { addDemoRoutes } from './demo-routes.ts'
import type { Product } from './trace/product.ts'

/** The demo of this page, before its backend is started. */
export interface OpenedWorkbench {
  /** the persona that the address signs in; null for none */
  as: string | null
  /** Starts the backend in the page, beside this product. Resolves with a function that brings the page to the state that its address names. */
  start(product: Product): Promise<() => Promise<void>>
}

/**
 * The workbench's one door: `main.tsx` calls it in a demo build, before the router is made. Returns null on the desk's own page, which has no
 * bank: it shows that of the window that opened it (DEMO-14).
 */
export function openWorkbench(routes: AnyRoute): OpenedWorkbench | null {
  addDemoRoutes(routes)
  const parameters = prepareDemo(clock)
  if (parameters === null) return null
  limitAddressWrites()
  return {
    as: parameters.as,
    start: async (product) => {
      const { startDemo } = await clock.track(import('./start.ts'))
      return startDemo(parameters, product)
    },
  }
}
