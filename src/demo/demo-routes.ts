import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { routeTree } from '#src/routeTree.gen.ts'

/** Adds the pages of the flow viewer and the inspector (FLOW-2, FLOW-3). They are not file routes, so live builds do not have them. */
export function addDemoRoutes(): void {
  const root: AnyRoute = routeTree
  const pages = [
    { path: '/__flows', component: lazyRouteComponent(() => import('./flows/flows-page.tsx'), 'FlowsPage') },
    {
      path: '/__inspector',
      component: lazyRouteComponent(() => import('./inspector/inspector-page.tsx'), 'InspectorPage'),
    },
  ]
  const own = pages.map((page) => createRoute({ getParentRoute: () => root, ...page }))
  root.addChildren([...(root.children as AnyRoute[]), ...own])
}
