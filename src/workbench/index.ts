import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { clock } from '#src/platform/actors/app-clock.ts'
import { idle } from '#src/platform/after-first-paint.ts'
import { limitAddressWrites } from '#src/platform/clock/address-writes.ts'
import { accessToken } from '#src/platform/session-storage.ts'
import { loadTimelineChunk } from './demo/load-timeline-chunk.ts'
import type { DemoParameters } from './demo/parameters.ts'
import { DESK_PATH, prepareDemo } from './demo/prepare.ts'
import type { Product } from './trace/product.ts'

/**
 * The workbench's one door: `main.tsx` calls it in a demo build, before the router is made. Returns null on the desk's own page, which has no
 * bank: it shows that of the window that opened it (DEMO-14).
 */
export function openWorkbench(routes: AnyRoute) {
  addDemoRoutes(routes)
  const parameters = prepareDemo(clock)
  if (parameters === null) return null
  limitAddressWrites()
  return {
    /** Mounts the page, starts the backend in it, and brings it to the state that its address names. Rejects if the backend cannot be started. */
    start: (product: Product) => (parameters.shared === null ? start : startCovered)(parameters, product),
  }
}

/** Whoever opens a shared link sees neither the login nor an empty page before what was shared (DEMO-13). */
async function startCovered(parameters: DemoParameters, product: Product): Promise<void> {
  const begin = () => start(parameters, product)
  // Without its code the page is shown nevertheless, and says what cannot be opened.
  const chunk = await loadTimelineChunk().catch(() => null)
  await (chunk === null ? begin() : chunk.behindCover(`Opening the shared ${parameters.shared?.what}`, begin))
}

/** Renders before the mock backend is ready, unless the page needs to know who is signed in. */
async function start(parameters: DemoParameters, product: Product): Promise<void> {
  const mounted = parameters.as === null ? product.mount() : null
  if (accessToken() === null) await mounted
  const started = clock.track(import('./start-bank.ts')).then(({ startBank }) => startBank(parameters, product))
  const shown = mounted ?? started.then(product.mount, product.mount)
  // Where the backend cannot be started, the page is shown nevertheless.
  await Promise.allSettled([started, shown])
  await shown
  const bank = await started
  await idle()
  const { openDemo } = await clock.track(import('./open-demo.ts'))
  await openDemo(bank, parameters)
}

/** Adds the desk's own page (DEMO-14). It is no file route, so live builds do not have it. */
function addDemoRoutes(root: AnyRoute): void {
  const component = lazyRouteComponent(() => import('./desk/own-desk.tsx'), 'OwnDesk')
  const desk = createRoute({ getParentRoute: () => root, path: DESK_PATH, component })
  root.addChildren([...(root.children as AnyRoute[]), desk])
}
