import type { Page } from '#machines/app/app.machine.ts'
import { provideLate } from '#src/flows/actors.ts'

/** What the loader of a route says: the page whose flows run while it is shown. */
export interface LoadedPage {
  page: Page
}

/** Loads the flows of the public pages, which are not in the front page's code (PERF-1). */
export async function loadPage(page: Page): Promise<LoadedPage> {
  const { publicFlows } = await import('./public-flows.ts')
  provideLate('app', publicFlows)
  return { page }
}

/** Loads what runs in the signed-in area. */
export async function loadBank(): Promise<LoadedPage> {
  const { signedIn } = await import('./signed-in.ts')
  provideLate('session', signedIn)
  return { page: 'bank' }
}
