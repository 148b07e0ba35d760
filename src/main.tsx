import './ui/styles/base.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import type { ModalKind } from '#machines/modal/modal-ref.ts'
import type { BackendOptions } from '#mocks/bank/backend.ts'
import { mount } from './app/mount.tsx'
import { followOtherTabs } from './app/other-tabs.ts'
import { openRouter, router } from './app/router.ts'
import { enterPage, freshRoot, goLive, live, logic, startSystem } from './app/system.ts'
import { backendFailed } from './content/failure.ts'
import { type Actors, actor, find } from './flows/actors.ts'
import { presentShown } from './platform/actors/environment.ts'
import { clock, watchActors } from './platform/actors/runtime.ts'
import { interactive } from './platform/after-first-paint.ts'
import { failBackend, openBackend } from './platform/backend-ready.ts'
import { nextTask } from './platform/clock/clock.ts'
import { isDemo } from './platform/env.ts'
import { addNotice } from './platform/notices.ts'
import { followLinksWithinPage, isSingleFile, normalizeAddress } from './platform/page-address.ts'
import { isMissingPart, reloadForRelease, watchMissingParts } from './platform/release.ts'
import { restoreFocus } from './platform/restore-focus.ts'
import { accessToken } from './platform/session-storage.ts'
import { applyTheme } from './platform/theme.ts'
import { routeTree } from './routeTree.gen.ts'

let generation = 0
let mounted: Promise<Root> | undefined

// The router scrolls to the top on each change of path (PUB-6); on Back the browser would then restore another position.
history.scrollRestoration = 'manual'
if (isDemo) watchActors()
watchMissingParts()
/** The only import of the workbench: a live build has neither the folder nor this line. */
const workbench = isDemo ? import('./workbench/index.ts') : null
const resolveReady = isDemo ? promiseDemo() : () => {}
void start()

/** Starts in several tasks: together with evaluating the scripts they would be one long task on a phone (PERF-2). */
async function start(): Promise<void> {
  await nextTask()
  normalizeAddress()
  const demo =
    workbench === null ? null : await workbench.then(({ openWorkbench }) => openWorkbench(product()), withoutWorkbench)
  applyTheme()
  if (isSingleFile) followLinksWithinPage()
  openRouter()
  await nextTask()
  startSystem({
    // The router loses where it is sent before it has rendered its first page, as by a session that is over.
    goTo: (href, state = {}) => {
      const from = live
      void interactive.then(presentShown).then(() => (from === live ? router.navigate({ href, state }) : undefined))
    },
    history: router.history,
  })
  followOtherTabs()
  router.subscribe('onBeforeRouteMount', () => enterPage(router))
  clock.addProbe(() => router.state.status === 'idle')
  await nextTask()
  if (demo === null) {
    openBackend()
    await render()
  } else {
    await runDemo(demo)
  }
  // If Chromium collects garbage in the task that settles a promise, a test tool's `evaluate` that awaits it never returns.
  await nextTask()
  resolveReady()
}

/** Sets `window.demo` with only `ready`, for scripts that read it right after the page load. Returns the function that resolves it. */
function promiseDemo(): () => void {
  let resolve = () => {}
  const ready = new Promise<void>((settle) => {
    resolve = settle
  })
  Object.assign(window, { demo: { ready } })
  return resolve
}

/** The page still shows if the workbench cannot be loaded; it says then that the demo could not be started. */
function withoutWorkbench(error: unknown) {
  return { as: null, start: () => Promise.reject(error) }
}

/** What the workbench gets of the product. Router and actors exist by the time it asks for them. */
function product() {
  return {
    routes: routeTree,
    get router() {
      return router
    },
    system: {
      get live() {
        return live
      },
      get logic() {
        return logic
      },
      freshRoot,
      goLive,
      prepare: async (dialogs: readonly ModalKind[]) => {
        const { prepareAll } = await clock.track(import('./pages/prepare-all.ts'))
        await prepareAll(dialogs)
      },
    },
    get session() {
      return running('session')
    },
    get toasts() {
      return running('toasts')
    },
    customer: () => find('customer', live),
    forgetPrefetched: async () => (await clock.track(import('./api/customer.ts'))).clearPrefetch(),
    createBackend: async (options: BackendOptions) => {
      const { createBackend } = await clock.track(import('#mocks/bank/backend.ts'))
      return createBackend(options)
    },
    goTo: (to: string) => router.navigate({ to }),
    mount: render,
    remount: restart,
  }
}

/** An actor of the live system, whatever the page shows; the last one, while a moment is being restored. */
function running<Name extends 'session' | 'toasts'>(name: Name): Actors[Name] {
  const found = find(name, live)
  if (found !== undefined) latest[name] = found
  return latest[name] as Actors[Name]
}

const latest: Partial<Pick<Actors, 'session' | 'toasts'>> = {}

/** Renders before the mock backend is ready, unless the page needs to know who is signed in. */
async function runDemo(demo: { as: string | null; start(): Promise<() => Promise<void>> }): Promise<void> {
  if (demo.as !== null) {
    const goToDestination = await startBackend(demo.start)
    await render()
    await goToDestination()
  } else if (accessToken() !== null) {
    const [goToDestination] = await Promise.all([startBackend(demo.start), render()])
    await goToDestination()
  } else {
    await render()
    const goToDestination = await startBackend(demo.start)
    await goToDestination()
  }
}

async function startBackend(open: () => Promise<() => Promise<void>>): Promise<() => Promise<void>> {
  try {
    const goToDestination = await open()
    openBackend()
    return goToDestination
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: The notice does not name the cause.
    console.error('The demo’s backend could not be started.', error)
    failBackend(error)
    // Nothing has been typed into a page that has just been opened.
    if (isMissingPart(error)) void reloadForRelease()
    addNotice({ role: 'alert', text: backendFailed })
    return async () => {}
  }
}

/** Ends the flows of the page, and mounts it again. */
async function restart(): Promise<void> {
  await mounted
  // What the page runs starts again, before its views do.
  actor('app').send({ type: 'page.leave' })
  enterPage(router)
  await render()
}

/** Mounts the views again; resolves when the requested route is on screen. */
async function render(): Promise<void> {
  generation += 1
  const app = (
    <StrictMode>
      <RouterProvider key={generation} router={router} />
    </StrictMode>
  )
  if (mounted === undefined) {
    mounted = mount(document.getElementById('root') as HTMLElement, app)
    await mounted
    // The focused element may disappear with its page, or when the flows are remounted.
    router.subscribe('onRendered', () => restoreFocus())
  } else {
    // A remount may be asked for before the first mount is complete; a second root would show the page twice.
    const root = await mounted
    root.render(app)
    // The new provider loads the page by itself; this waits for it.
    await router.load()
  }
}
