import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { DESK_PATH } from './desk-path.ts'
import { FLOWS_PATH, GALLERY_PATH } from './viewer-paths.ts'

/** Adds the pages of the flow viewer, the state gallery, the inspector and the desk (FLOW-2, FLOW-3, DEMO-7, DEMO-14). They are not file routes, so live builds do not have them. */
export function addDemoRoutes(root: AnyRoute): void {
  const pages = [
    { path: FLOWS_PATH, component: lazyRouteComponent(() => import('./flows/flows-page.tsx'), 'FlowsPage') },
    { path: GALLERY_PATH, component: lazyRouteComponent(() => import('./gallery/gallery-page.tsx'), 'GalleryPage') },
    {
      path: '/__inspector',
      component: lazyRouteComponent(() => import('./inspector/inspector-page.tsx'), 'InspectorPage'),
    },
    { path: DESK_PATH, component: lazyRouteComponent(() => import('./desk-page.tsx'), 'DeskPage') },
  ]
  const own = pages.map((page) => createRoute({ getParentRoute: () => root, ...page }))
  root.addChildren([...(root.children as AnyRoute[]), ...own])
}
