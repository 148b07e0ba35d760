import { type AnyRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { isDemo } from './env.ts'
import { LoadingOverlay } from './flows/page-load/loading-overlay.tsx'
import { routeHistory, routesBelow } from './page-address.ts'
import { FailurePage } from './pages/failure-page.tsx'
import { routeTree } from './routeTree.gen.ts'

// The flow viewer's own page (FLOW-3). No file route: a live build has none of it.
if (isDemo) {
  const root: AnyRoute = routeTree
  const viewer = createRoute({
    getParentRoute: () => root,
    path: '/__flows',
    component: lazyRouteComponent(() => import('./dev/flows/flows-page.tsx'), 'FlowsPage'),
  })
  root.addChildren([...(root.children as AnyRoute[]), viewer])
}

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
