import { createRootRoute } from '@tanstack/react-router'
import { NotFoundPage } from '#src/pages/not-found-page.tsx'
import { Root } from '#src/pages/root.tsx'

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFoundPage })
