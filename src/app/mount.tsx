import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import type { ModalKind } from '#machines/modal/modal-ref.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { interactive, markInteractive } from '#src/platform/after-first-paint.ts'
import { nextTask } from '#src/platform/clock/clock.ts'
import { failPage } from '#src/platform/release.ts'
import { restoreFocus } from '#src/platform/restore-focus.ts'
import { endEarlyPresses, forgetEarlyInput, keepEarlyInput, replayEarlyInput } from '#src/ui/early-input.ts'
import type { System } from './system.ts'

type Views = ReturnType<typeof viewsOf>

/** The views of a page. They read the root that the system shows, so they are mounted again to show another one. */
export function viewsOf(router: RegisteredRouter, system: System) {
  let generation = 0
  let mounted: Promise<Root> | undefined

  /** Mounts the views, again; resolves when the requested route is on screen. */
  async function mount(): Promise<void> {
    generation += 1
    const app = (
      <StrictMode>
        <RouterProvider key={generation} router={router} />
      </StrictMode>
    )
    if (mounted === undefined) {
      mounted = mountFirst(document.getElementById('root') as HTMLElement, app, router)
      await mounted
      // The focused element may disappear with its page, or when the flows are remounted.
      router.subscribe('onRendered', () => restoreFocus())
    } else {
      // A remount may be asked for before the first mount is complete; a second root would show the page twice.
      const root = await mounted
      // Together with its page: the views before would mount that, too, to be removed at once.
      const stop = router.subscribe('onBeforeRouteMount', () => flushSync(() => root.render(app)))
      await router.load()
      stop()
    }
  }

  /** Ends the flows of the page, and mounts it again. */
  async function remount(): Promise<void> {
    await mounted
    // What the page runs starts again, before its views do.
    system.live.send({ type: 'page.leave' })
    system.enterPage(router)
    await mount()
  }

  return { mount, remount }
}

/** Mounts the app and resolves when the page can be used; then what was pressed before is pressed again (IN-8). */
async function mountFirst(place: HTMLElement, app: ReactNode, router: RegisteredRouter): Promise<Root> {
  const root = await render(place, app, router)
  replayEarlyInput(null)
  router.subscribe('onBeforeNavigate', forgetEarlyInput)
  return root
}

/**
 * Hydrates the prerendered HTML if it is of the requested page (PERF-1);
 * replaces it otherwise.
 */
async function render(place: HTMLElement, app: ReactNode, router: RegisteredRouter): Promise<Root> {
  const { page } = place.dataset
  // Its calls are on their way while React is evaluated.
  const loaded = page === undefined ? undefined : router.load()
  // The last file of a page: the bank starts, and the first calls are sent, while it is on its way (PERF-2).
  await nextTask()
  const { createRoot, hydrateRoot } = await import('react-dom/client').catch(failPage)
  await loaded
  if (page !== undefined && isShowing(page, router)) {
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
function isShowing(page: string, { state }: RegisteredRouter): boolean {
  const { location, matches } = state
  const path = location.pathname.replace(/(?<=.)\/$/, '')
  return path === page && location.searchStr === '' && matches.every(({ status }) => status === 'success')
}

/** What a demo build hands to the workbench, apart from the system, because a live build needs nothing of it. */
export function productOf(router: RegisteredRouter, system: System, views: Views) {
  return {
    ...views,
    router,
    system,
    /** Loads the code of every flow and of these dialogs, so that the page can show any moment that has them (DEMO-17). */
    prepare: async (dialogs: readonly ModalKind[]) => {
      const { loadModal } = await clock.track(import('#src/flows/modal/load-modal.ts'))
      await Promise.all([system.loadLate('app'), system.loadLate('session')])
      await Promise.all(dialogs.map((kind) => loadModal(kind, system.environment)))
    },
    forgetPrefetched: async () => (await clock.track(import('#src/api/customer.ts'))).clearPrefetch(system.environment),
    goTo: (to: string) => router.navigate({ to }),
  }
}
