import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { startSession } from '#src/flows/session/session.ts'
import { productSlugs } from '#src/pages/product-pages.ts'
import { openRouter, router } from './router.ts'

/** A page as the build draws it. */
export interface DrawnPage {
  path: string
  /** the ids of its routes, from the root to the leaf */
  routes: string[]
  /** what belongs into the head: title, description, canonical link */
  head: string
  body: string
  /** a public page is taken up by the browser; one of the signed-in area is a frame that gives way to the customer's own */
  isPublic: boolean
}

/** Draws every page whose address says all that it shows, and the empty frame of every page of the signed-in area (PERF-1). */
export async function drawPages(): Promise<DrawnPage[]> {
  openRouter()
  startSession(() => {})
  const paths = Object.values(router.routesById).flatMap(({ id, fullPath }) => {
    if (fullPath.includes('$')) return []
    return id.startsWith('/_public/') || id.startsWith('/_signed-in/') ? [{ id, path: fullPath }] : []
  })
  const products = productSlugs.map((slug) => ({ id: '/_public/$page', path: `/${slug}` }))
  const pages: DrawnPage[] = []
  // One after the other: whether somebody is signed in is told to all of the page.
  for (const { id, path } of [...paths, ...products]) pages.push(await drawPage(path, id.startsWith('/_public/')))
  return pages
}

async function drawPage(path: string, isPublic: boolean): Promise<DrawnPage> {
  const history = createMemoryHistory({ initialEntries: [import.meta.env.BASE_URL.replace(/\/$/, '') + path] })
  const ownRouter = createRouter({ ...router.options, history })
  // A public page that asked for it would not be the same for everybody.
  Reflect.deleteProperty(globalThis, 'sessionStorage')
  if (!isPublic) Object.defineProperty(globalThis, 'sessionStorage', { value: anybody, configurable: true })
  await ownRouter.load()
  const app = (
    <StrictMode>
      <RouterProvider router={ownRouter} />
    </StrictMode>
  )
  const failures: unknown[] = []
  // A part that is big would else come later, by a script that stands in the page.
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error)
    },
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0 || ownRouter.state.location.pathname !== path)
    throw new Error(`${path} could not be drawn: ${failures.join(', ') || ownRouter.state.location.pathname}`)
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html) ?? []
  const routes = ownRouter.state.matches.map(({ routeId }) => routeId)
  return { path, routes, head, body: html.slice(head.length), isPublic }
}

/** A customer of whom nothing is known: the guard lets her pass, and what she has is on its way. */
const anybody = { getItem: (key: string) => (key === 'user' ? '{"_id":"anybody"}' : 'anybody') }
