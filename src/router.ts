import { type AnyRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { isDemo } from './env.ts'
import { LoadingOverlay } from './flows/page-load/loading-overlay.tsx'
import { routeHistory, routesBelow } from './page-address.ts'
import { FailurePage } from './pages/failure-page.tsx'
import { routeTree } from './routeTree.gen.ts'

// The pages of the flow viewer and of the inspector (FLOW-2, FLOW-3). No file routes: a live build has none of them.
if (isDemo) {
  const root: AnyRoute = routeTree
  const pages = [
    { path: '/__flows', component: lazyRouteComponent(() => import('./dev/flows/flows-page.tsx'), 'FlowsPage') },
    {
      path: '/__inspector',
      component: lazyRouteComponent(() => import('./dev/inspector/inspector-page.tsx'), 'InspectorPage'),
    },
  ]
  const own = pages.map((page) => createRoute({ getParentRoute: () => root, ...page }))
  root.addChildren([...(root.children as AnyRoute[]), ...own])
}

const makeRouter = () =>
  createRouter({
    routeTree,
    basepath: routesBelow,
    ...(routeHistory ? { history: routeHistory } : {}),
    defaultPendingComponent: LoadingOverlay,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultErrorComponent: FailurePage,
    trailingSlash: 'never',
  })

/** The page's one router, there from `openRouter` on. */
export let router: ReturnType<typeof makeRouter>

export function openRouter(): void {
  router = makeRouter()
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
