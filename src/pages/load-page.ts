import type { Page } from '#machines/app/app.machine.ts'
import type { RouteContext } from '#src/flows/actors.ts'

/** What the loader of a route returns: the page whose flows run while it is shown. */
export interface LoadedPage {
  page: Page
}

/** Loads the flows of the public pages, which are not in the front page's code (PERF-1). */
export async function loadPage(page: Page, { system }: RouteContext): Promise<LoadedPage> {
  await system.loadLate('app')
  return { page }
}

/** Loads what runs in the signed-in area. */
export async function loadSignedIn({ system }: RouteContext): Promise<LoadedPage> {
  await system.loadLate('session')
  return { page: 'bank' }
}
