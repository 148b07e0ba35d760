import { type ReactNode, startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { nextTask } from '#src/kit/clock/clock.ts'
import { interactive, markInteractive } from '#src/platform/after-first-paint.ts'
import { router } from './router.ts'

/**
 * Shows the app in its place, and resolves when the page can be used. What the build has drawn there of the page that is
 * asked for is taken up (PERF-1); anything else gives way as soon as its successor is there.
 */
export async function mount(place: HTMLElement, app: ReactNode): Promise<Root> {
  // It is here already; taken up only now, in a task of its own, it does not hold the first scripts up (PERF-2).
  await nextTask()
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  const { page } = place.dataset
  if (page !== undefined) await router.load()
  if (page !== undefined && isHere(page)) {
    // Of what is told to a browser by a server, nothing is needed; but only then are the same boundaries set on both sides.
    router.ssr = { manifest: undefined }
    const root = await new Promise<Root>((resolve) => startTransition(() => resolve(hydrateRoot(place, app))))
    await interactive
    return root
  }
  const root = createRoot(place)
  const rendered = new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      resolve()
    })
  })
  startTransition(() => root.render(app))
  await rendered
  markInteractive()
  return root
}

/** Whether the router shows the very page that was drawn: its path, with nothing that the build could not know. */
function isHere(page: string): boolean {
  const { location, matches } = router.state
  const path = location.pathname.replace(/(?<=.)\/$/, '')
  return path === page && location.searchStr === '' && matches.every(({ status }) => status === 'success')
}
