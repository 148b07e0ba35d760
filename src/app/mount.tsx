import { type ReactNode, startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { interactive, markInteractive } from '#src/platform/after-first-paint.ts'
import { nextTask } from '#src/platform/clock/clock.ts'
import { endEarlyPresses, forgetEarlyInput, keepEarlyInput, replayEarlyInput } from '#src/ui/early-input.ts'
import { router } from './router.ts'

/** Mounts the app and resolves when the page can be used; then what was pressed before is pressed again (IN-8). */
export async function mount(place: HTMLElement, app: ReactNode): Promise<Root> {
  const root = await render(place, app)
  replayEarlyInput(null)
  router.subscribe('onBeforeNavigate', forgetEarlyInput)
  return root
}

/**
 * Hydrates the prerendered HTML if it is of the requested page (PERF-1);
 * replaces it otherwise.
 */
async function render(place: HTMLElement, app: ReactNode): Promise<Root> {
  // The chunk is preloaded. Importing it in a task of its own keeps its evaluation out of the first long task (PERF-2).
  await nextTask()
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  const { page } = place.dataset
  if (page !== undefined) await router.load()
  if (page !== undefined && isShowing(page)) {
    // TanStack Router renders the same Suspense boundaries as the server only if `router.ssr` is set; it needs nothing in it.
    router.ssr = { manifest: undefined }
    keepEarlyInput(place, true)
    endEarlyPresses()
    const root = await new Promise<Root>((resolve) =>
      startTransition(() => resolve(hydrateRoot(place, app, { onRecoverableError }))),
    )
    await interactive
    return root
  }
  keepEarlyInput(place, false)
  const root = createRoot(place)
  const rendered = new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      resolve()
    })
  })
  startTransition(() => root.render(app))
  await rendered
  endEarlyPresses()
  markInteractive()
  return root
}

/**
 * React rendered the page again, because somebody had changed it: an extension, a translator. It is no error of the page, and so none
 * in the console (QA-3). The attribute's absence tells tests of it.
 */
function onRecoverableError(): void {
  delete document.getElementById('root')?.dataset.page
}

/** Whether the router shows exactly the prerendered page: same path, no query, and no route that failed. */
function isShowing(page: string): boolean {
  const { location, matches } = router.state
  const path = location.pathname.replace(/(?<=.)\/$/, '')
  return path === page && location.searchStr === '' && matches.every(({ status }) => status === 'success')
}
