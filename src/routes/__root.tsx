import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Root } from '#src/pages/root.tsx'

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('#src/pages/not-found-page.tsx'), 'NotFoundPage'),
})
