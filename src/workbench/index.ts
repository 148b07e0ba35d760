import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { clock } from '#src/platform/actors/runtime.ts'
import { DESK_PATH } from './demo/desk-path.ts'
import { prepareDemo } from './demo/prepare.ts'
import { type Product, setProduct } from './product.ts'

/** The demo of this page, before its backend is started. */
export interface OpenedWorkbench {
  /** the persona that the address signs in; null for none */
  as: string | null
  /** Starts the backend in the page. Resolves with a function that brings the page to the state that its address names. */
  start(): Promise<() => Promise<void>>
}

/**
 * The workbench's one door: `main.tsx` calls it in a demo build, before the router is made. Returns null on the desk's own page, which has no
 * bank: it shows that of the window that opened it (DEMO-14).
 */
export function openWorkbench(product: Product): OpenedWorkbench | null {
  setProduct(product)
  addDeskPage(product.routes)
  const parameters = prepareDemo(clock)
  if (parameters === null) return null
  return {
    as: parameters.as,
    start: async () => {
      const { startDemo } = await clock.track(import('./demo/start.ts'))
      return startDemo(parameters)
    },
  }
}

/** The desk's own page (DEMO-14). It is no file route, so live builds do not have it. */
function addDeskPage(root: AnyRoute): void {
  const page = createRoute({
    getParentRoute: () => root,
    path: DESK_PATH,
    component: lazyRouteComponent(() => import('./demo/desk-page.tsx'), 'DeskPage'),
  })
  root.addChildren([...(root.children as AnyRoute[]), page])
}
