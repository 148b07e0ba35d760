import { createRouter } from '@tanstack/react-router'
import type { PageSystem } from '#src/flows/actors.ts'
import { LoadingOverlay } from '#src/flows/page-load/loading-overlay.tsx'
import { FailurePage } from '#src/pages/failure-page.tsx'
import { routerBasepath } from '#src/platform/page-address.ts'
import type { PageHistory } from '#src/platform/page-history.ts'
import { routeTree } from '#src/routeTree.gen.ts'

/** The router of a page, which carries its system in the context (QA-7). */
export const openRouter = (history: PageHistory, system: PageSystem) =>
  createRouter({
    routeTree,
    basepath: routerBasepath,
    history,
    context: { system },
    defaultPendingComponent: LoadingOverlay,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    // React holds a page back for 300 ms once its pending component was shown; preloaded code avoids both (PERF-7).
    defaultPreload: 'intent',
    defaultErrorComponent: FailurePage,
    trailingSlash: 'never',
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof openRouter>
  }
}
