import { createRouter } from '@tanstack/react-router'
import { LoadingOverlay } from './flows/page-load/loading-overlay.tsx'
import { routeHistory, routesBelow } from './page-address.ts'
import { FailurePage } from './pages/failure-page.tsx'
import { routeTree } from './routeTree.gen.ts'

export const router = createRouter({
  routeTree,
  basepath: routesBelow,
  ...(routeHistory ? { history: routeHistory } : {}),
  defaultPendingComponent: LoadingOverlay,
  defaultPendingMs: 0,
  defaultPendingMinMs: 0,
  defaultErrorComponent: FailurePage,
  trailingSlash: 'never',
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
