import { type AnyRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { LoadingOverlay } from '#src/flows/page-load/loading-overlay.tsx'
import { FailurePage } from '#src/pages/failure-page.tsx'
import { isDemo } from '#src/platform/env.ts'
import { routeHistory, routesBelow } from '#src/platform/page-address.ts'
import { routeTree } from '#src/routeTree.gen.ts'

// The pages of the flow viewer and of the inspector (FLOW-2, FLOW-3). No file routes: a live build has none of them.
if (isDemo) {
  const root: AnyRoute = routeTree
  const pages = [
    { path: '/__flows', component: lazyRouteComponent(() => import('#src/demo/viewer/flows-page.tsx'), 'FlowsPage') },
    {
      path: '/__inspector',
      component: lazyRouteComponent(() => import('#src/demo/inspector/inspector-page.tsx'), 'InspectorPage'),
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
