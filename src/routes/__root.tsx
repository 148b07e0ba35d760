import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import type { RouteContext } from '#src/flows/actors.ts'
import { Root } from '#src/pages/root.tsx'

export const Route = createRootRouteWithContext<RouteContext>()({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('#src/pages/not-found.tsx'), 'NotFoundPage'),
})
