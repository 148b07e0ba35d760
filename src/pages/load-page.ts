import type { Page } from '#machines/app/app.machine.ts'
import { type LateMachines, provideLate } from '#src/flows/actors.ts'
import { shownRoot } from '#src/platform/actors/shown-root.ts'

/** What the loader of a route returns: the page whose flows run while it is shown. */
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

if (import.meta.hot) {
  // `import()` keeps returning the first version of a module, so the edited parts are written into that (DEMO-18).
  import.meta.hot.accept('./public-flows.ts', async (edited) => {
    const { publicFlows } = await import('./public-flows.ts')
    provideEdited('app', Object.assign(publicFlows, edited?.publicFlows))
  })
  import.meta.hot.accept('./signed-in.ts', async (edited) => {
    const { signedIn } = await import('./signed-in.ts')
    provideEdited('session', Object.assign(signedIn, edited?.signedIn))
  })
}

function provideEdited<Parent extends keyof LateMachines>(parent: Parent, machines: LateMachines[Parent]): void {
  provideLate(parent, machines)
  const root = shownRoot.get()
  if (root !== undefined) shownRoot.set(root)
}
