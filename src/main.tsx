import './ui/styles/base.css'
import { productOf, viewsOf } from './app/mount.tsx'
import { followOtherTabs } from './app/other-tabs.ts'
import { openRouter } from './app/router.ts'
import { System } from './app/system.ts'
import { backendFailed } from './content/failure.ts'
import { clock } from './platform/actors/app-clock.ts'
import { watchActors } from './platform/actors/inspection.ts'
import { idle, interactive } from './platform/after-first-paint.ts'
import { failBackend, openBackend } from './platform/backend-ready.ts'
import { nextTask } from './platform/clock/clock.ts'
import { dropSecondClicks } from './platform/double-click.ts'
import { isDemo } from './platform/env.ts'
import type { Environment } from './platform/environment.ts'
import { addNotice } from './platform/notices.ts'
import { followLinksWithinPage, isSingleFile, normalizeAddress, openHistory } from './platform/page-address.ts'
import { pageHistory } from './platform/page-history.ts'
import { promiseWithResolvers } from './platform/promise-with-resolvers.ts'
import { isMissingPart, reloadForRelease, watchMissingParts } from './platform/release.ts'
import { applyTheme } from './platform/theme.ts'
import { routeTree } from './routeTree.gen.ts'

// The router scrolls to the top on each change of path (PUB-6); on Back the browser would then restore another position.
history.scrollRestoration = 'manual'
void interactive.then(idle).then(() => document.documentElement.removeAttribute('data-figures'))
dropSecondClicks()
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
        .then(() => (from === system.live ? router.navigate({ href, state: { ...state, isByFlow: true } }) : undefined))
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
    await demo.start(productOf(router, system, views)).catch((error) => sayFailed(error, system.environment))
  }
  window.onbeforeunload = null
  // If Chromium collects garbage in the task that settles a promise, a test tool's `evaluate` that awaits it never returns.
  await nextTask()
  resolveReady()
}

/** Sets `window.demo` with only `ready`, for scripts that read it right after the page load. Returns the function that resolves it. */
function promiseDemo(): () => void {
  const { promise: ready, resolve } = promiseWithResolvers<void>()
  Object.assign(window, { demo: { ready } })
  return resolve
}

/** The page still shows if the workbench cannot be loaded; it says then that the demo could not be started. */
function withoutWorkbench(error: unknown) {
  return {
    start: async ({ mount }: { mount: () => Promise<void> }) => {
      await mount()
      throw error
    },
  }
}

function sayFailed(error: unknown, environment: Environment): void {
  failBackend(error)
  if ('left' in document.documentElement.dataset) return
  // biome-ignore lint/suspicious/noConsole: The notice does not name the cause.
  console.error('The demo’s backend could not be started.', error)
  // Nothing has been typed into a page that has just been opened.
  if (isMissingPart(error)) void reloadForRelease(environment)
  addNotice({ role: 'alert', text: backendFailed })
}
