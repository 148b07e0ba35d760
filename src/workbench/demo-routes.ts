import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { DESK_PATH, FLOWS_PATH } from './demo/desk-path.ts'

/** Adds the pages of the desk and of the flow viewer, which is in it (FLOW-3, DEMO-14). They are not file routes, so live builds do not have them. */
export function addDemoRoutes(root: AnyRoute): void {
  const own = [
    { path: DESK_PATH, component: lazyRouteComponent(() => import('./desk-page.tsx'), 'DeskPage') },
    { path: FLOWS_PATH, beforeLoad: leadToFlows },
  ].map((page) => createRoute({ getParentRoute: () => root, ...page }))
  root.addChildren([...(root.children as AnyRoute[]), ...own])
}

/** The flow viewer is a tab of the desk (FLOW-3). */
function leadToFlows(): never {
  tabStorage.setItem('larkspur.desk.tab', 'flows')
  throw redirect({ to: DESK_PATH as never, replace: true })
}
