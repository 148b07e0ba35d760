import './ui/styles/base.css'
import type { RegisteredRouter } from '@tanstack/react-router'
import type { ModalKind } from '#machines/modal/modal-ref.ts'
import type { BackendOptions } from '#mocks/bank/backend.ts'
import { type Views, viewsOf } from './app/mount.tsx'
import { followOtherTabs } from './app/other-tabs.ts'
import { openRouter } from './app/router.ts'
import { System } from './app/system.ts'
import { backendFailed } from './content/failure.ts'
import { find } from './flows/actors.ts'
import { clock, watchActors } from './platform/actors/app-clock.ts'
import { interactive } from './platform/after-first-paint.ts'
import { failBackend, openBackend } from './platform/backend-ready.ts'
import { nextTask } from './platform/clock/clock.ts'
import { isDemo } from './platform/env.ts'
import type { Environment } from './platform/environment.ts'
import { addNotice } from './platform/notices.ts'
import { followLinksWithinPage, isSingleFile, normalizeAddress, openHistory } from './platform/page-address.ts'
import { pageHistory } from './platform/page-history.ts'
import { isMissingPart, reloadForRelease, watchMissingParts } from './platform/release.ts'
import { accessToken } from './platform/session-storage.ts'
import { applyTheme } from './platform/theme.ts'
import { routeTree } from './routeTree.gen.ts'

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
    workbench === null ? null : await workbench.then(({ openWorkbench }) => openWorkbench(routeTree), withoutWorkbench)
  applyTheme()
  if (isSingleFile) followLinksWithinPage()
  const history = pageHistory(openHistory())
  const system = new System({
    // The router loses where it is sent before it has rendered its first page, as by a session that is over. A picture is not moved.
    goTo: (href, state = {}) => {
      const from = system.live
      void interactive
        .then(() => system.liveShown())
        .then(() => (from === system.live ? router.navigate({ href, state }) : undefined))
    },
    history,
  })
  await nextTask()
  const router = openRouter(history, system)
  const views = viewsOf(router, system)
  followOtherTabs(system)
  router.subscribe('onBeforeRouteMount', () => system.enterPage(router))
  clock.addProbe(() => router.state.status === 'idle')
  await nextTask()
  if (demo === null) {
    openBackend()
    await views.mount()
  } else {
    const { environment } = system
    await runDemo({ as: demo.as, environment, start: () => demo.start(productOf(router, system, views)) }, views)
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

/** What the workbench gets of the product. */
function productOf(router: RegisteredRouter, system: System, views: Views) {
  return {
    ...views,
    router,
    system,
    get session() {
      return system.running('session')
    },
    get toasts() {
      return system.running('toasts')
    },
    customer: () => find('customer', system.live),
    forgetPrefetched: async () => (await clock.track(import('./api/customer.ts'))).clearPrefetch(system.environment),
    prepare: async (dialogs: readonly ModalKind[]) => {
      const { prepareAll } = await clock.track(import('./pages/prepare-all.ts'))
      await prepareAll(dialogs, { system })
    },
    createBackend: async (options: BackendOptions) => {
      const { createBackend } = await clock.track(import('#mocks/bank/backend.ts'))
      return createBackend(options)
    },
    goTo: (to: string) => router.navigate({ to }),
  }
}

interface OpenedDemo {
  environment: Environment
  as: string | null
  start(): Promise<() => Promise<void>>
}

/** Renders before the mock backend is ready, unless the page needs to know who is signed in. */
async function runDemo(demo: OpenedDemo, { mount }: Views): Promise<void> {
  if (demo.as !== null) {
    const goToDestination = await startBackend(demo)
    await mount()
    await goToDestination()
  } else if (accessToken() !== null) {
    const [goToDestination] = await Promise.all([startBackend(demo), mount()])
    await goToDestination()
  } else {
    await mount()
    const goToDestination = await startBackend(demo)
    await goToDestination()
  }
}

async function startBackend({ start, environment }: OpenedDemo): Promise<() => Promise<void>> {
  try {
    const goToDestination = await start()
    openBackend()
    return goToDestination
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: The notice does not name the cause.
    console.error('The demo’s backend could not be started.', error)
    failBackend(error)
    // Nothing has been typed into a page that has just been opened.
    if (isMissingPart(error)) void reloadForRelease(environment)
    addNotice({ role: 'alert', text: backendFailed })
    return async () => {}
  }
}
