import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { LoadingOverlay } from '#src/flows/page-load/loading-overlay.tsx'
import { FailurePage } from '#src/pages/failure-page.tsx'
import { openHistory, routerBasepath } from '#src/platform/page-address.ts'
import { pageHistory } from '#src/platform/page-history.ts'
import { routeTree } from '#src/routeTree.gen.ts'

const makeRouter = (history: RouterHistory) =>
  createRouter({
    routeTree,
    basepath: routerBasepath,
    history: pageHistory(history),
    defaultPendingComponent: LoadingOverlay,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    // React holds a page back for 300 ms once its pending component was shown; preloaded code avoids both (PERF-7).
    defaultPreload: 'intent',
    defaultErrorComponent: FailurePage,
    trailingSlash: 'never',
  })

/** The page's router; set by `openRouter`. */
export let router: ReturnType<typeof makeRouter>

export function openRouter(history = openHistory()): void {
  router = makeRouter(history)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
