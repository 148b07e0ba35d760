import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { DESK_PATH } from './demo/desk-path.ts'

/** Adds the desk's own page (DEMO-14). It is no file route, so live builds do not have it. */
export function addDemoRoutes(root: AnyRoute): void {
  const component = lazyRouteComponent(() => import('./desk-page.tsx'), 'DeskPage')
  const desk = createRoute({ getParentRoute: () => root, path: DESK_PATH, component })
  root.addChildren([...(root.children as AnyRoute[]), desk])
}
