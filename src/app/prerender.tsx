import { createMemoryHistory, createRouter, type RegisteredRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { fromCallback } from 'xstate'
import { bindSocialProof } from '#src/flows/social-proof/social-proof.bind.ts'
import { productSlugs } from '#src/pages/product-pages.ts'
import { bindSignedIn } from '#src/pages/signed-in.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { pageHistory } from '#src/platform/page-history.ts'
import { openRouter } from './router.ts'
import { System } from './system.ts'

/** A page as the build prerenders it. */
export interface PrerenderedPage {
  path: string
  /** the ids of its routes, from the root to the leaf */
  routes: string[]
  /** tags for the head: title, description, canonical link */
  head: string
  body: string
  /** public pages are hydrated; a page of the signed-in area is an empty frame that the client replaces */
  isPublic: boolean
}

/** Prerenders every public page without parameters, and the empty frame of every signed-in page (PERF-1). */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  clock.set('paused')
  // Node has no `reportError`. A flow that fails here would also fail in the browser.
  globalThis.reportError = (error) => {
    throw error
  }
  const history = pageHistory(createMemoryHistory())
  const system = new System({ goTo: () => {}, history })
  // Nobody looks at a prerendered page.
  const idle = bindSocialProof(system.environment).provide({ actors: { watchPauses: fromCallback(() => {}) } })
  system.provideLate('session', { ...bindSignedIn(system.environment), 'social-proof': idle })
  const router = openRouter(history, system)
  const paths = Object.values(router.routesById).flatMap(({ id, fullPath }) => {
    if (fullPath.includes('$')) return []
    return id.startsWith('/_public/') || id.startsWith('/_signed-in/') ? [{ id, path: fullPath }] : []
  })
  const products = productSlugs.map((slug) => ({ id: '/_public/$page', path: `/${slug}` }))
  const pages: PrerenderedPage[] = []
  // One after the other, because `prerenderPage` fakes the global `sessionStorage`.
  for (const { id, path } of [...paths, ...products])
    pages.push(await prerenderPage(path, id.startsWith('/_public/'), router, system))
  return pages
}

async function prerenderPage(
  path: string,
  isPublic: boolean,
  router: RegisteredRouter,
  system: System,
): Promise<PrerenderedPage> {
  const history = createMemoryHistory({ initialEntries: [import.meta.env.BASE_URL.replace(/\/$/, '') + path] })
  const ownRouter = createRouter({ ...router.options, history })
  // A public page must be the same for every visitor, so reading the session fails there.
  Reflect.deleteProperty(globalThis, 'sessionStorage')
  if (!isPublic) Object.defineProperty(globalThis, 'sessionStorage', { value: anybody, configurable: true })
  await ownRouter.load()
  system.enterPage(ownRouter)
  const app = (
    <StrictMode>
      <RouterProvider router={ownRouter} />
    </StrictMode>
  )
  const failures: unknown[] = []
  // Otherwise React outlines big Suspense boundaries and inserts them by an inline script.
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error)
    },
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0 || ownRouter.state.location.pathname !== path)
    throw new Error(`${path} could not be prerendered: ${failures.join(', ') || ownRouter.state.location.pathname}`)
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html) ?? []
  const routes = ownRouter.state.matches.map(({ routeId }) => routeId)
  return { path, routes, head, body: html.slice(head.length), isPublic }
}

/** A signed-in customer without data: passes the guard and sees skeletons. */
const anybody = { getItem: (key: string) => (key === 'user' ? '{"_id":"anybody"}' : 'anybody') }
