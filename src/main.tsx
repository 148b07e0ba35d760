import './styles/base.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { mount } from './app/mount.tsx'
import { openRouter, router } from './app/router.ts'
import { backendFailed } from './content/failure.ts'
import { addDemoRoutes } from './demo/demo-routes.ts'
import type { DemoParameters } from './demo/parameters.ts'
import { prepareDemo, promiseDemo } from './demo/prepare.ts'
import { startSession } from './flows/session/session.ts'
import { applyTheme } from './flows/theme/theme.ts'
import { clock, watchActors } from './kit/actors/runtime.ts'
import { nextTask } from './kit/clock/clock.ts'
import { failBackend, openBackend } from './platform/backend-ready.ts'
import { isDemo } from './platform/env.ts'
import { addNotice } from './platform/notices.ts'
import { followLinksWithinPage, isSingleFile, normalizeAddress } from './platform/page-address.ts'
import { restoreFocus } from './platform/restore-focus.ts'
import { accessToken } from './platform/session-storage.ts'

let generation = 0
let mounted: Promise<Root> | undefined

// The router scrolls to the top on each change of path (PUB-6); on Back the browser would then restore another position.
history.scrollRestoration = 'manual'
if (isDemo) watchActors()
const resolveReady = isDemo ? promiseDemo() : () => {}
void start()

/** Starts in several tasks: together with evaluating the scripts they would be one long task on a phone (PERF-2). */
async function start(): Promise<void> {
  await nextTask()
  normalizeAddress()
  const parameters = isDemo ? prepareDemo(clock) : null
  applyTheme()
  if (isSingleFile) followLinksWithinPage()
  if (isDemo) addDemoRoutes()
  openRouter()
  await nextTask()
  startSession((to, state) => void router.navigate({ to, state }))
  clock.addProbe(() => router.state.status === 'idle')
  await nextTask()
  if (parameters) {
    await runDemo(parameters)
  } else {
    openBackend()
    await render()
  }
  // If Chromium collects garbage in the task that settles a promise, a test tool's `evaluate` that awaits it never returns.
  await nextTask()
  resolveReady()
}

/** Renders before the mock backend is ready, unless the page needs to know who is signed in. */
async function runDemo(parameters: DemoParameters): Promise<void> {
  if (parameters.as !== null) {
    const goToDestination = await startBackend(parameters)
    await render()
    await goToDestination()
  } else if (accessToken() !== null) {
    const [goToDestination] = await Promise.all([startBackend(parameters), render()])
    await goToDestination()
  } else {
    await render()
    const goToDestination = await startBackend(parameters)
    await goToDestination()
  }
}

async function startBackend(parameters: DemoParameters): Promise<() => Promise<void>> {
  try {
    const { startDemo } = await clock.track(import('./demo/start.ts'))
    const goTo = (to: string) => router.navigate({ to })
    const goToDestination = await startDemo(parameters, { goTo, remount: render })
    openBackend()
    return goToDestination
  } catch (error) {
    failBackend(error)
    addNotice({ role: 'alert', text: backendFailed })
    return async () => {}
  }
}

/** Remounts every flow; resolves when the requested route is on screen. */
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
    await router.invalidate()
  }
}
