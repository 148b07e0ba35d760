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
import { followLinksWithinPage, isOneFile, straightenAddress } from './platform/page-address.ts'
import { restoreFocus } from './platform/restore-focus.ts'
import { accessToken } from './platform/session-storage.ts'

let generation = 0
let root: Root | undefined

// The router goes to the top on each change of path (PUB-6); on Back the browser would go elsewhere after it.
history.scrollRestoration = 'manual'
if (isDemo) watchActors()
const resolveReady = isDemo ? promiseDemo() : () => {}
void start()

/** In tasks of their own: with the scripts' evaluation they would hold a phone up for too long at once (PERF-2). */
async function start(): Promise<void> {
  await nextTask()
  straightenAddress()
  const parameters = isDemo ? prepareDemo(clock) : null
  applyTheme()
  if (isOneFile) followLinksWithinPage()
  if (isDemo) addDemoRoutes()
  openRouter()
  await nextTask()
  startSession((to) => void router.navigate({ to }))
  clock.addProbe(() => router.state.status === 'idle')
  await nextTask()
  if (parameters) {
    await runDemo(parameters)
  } else {
    openBackend()
    await render()
  }
  // Chromium drops a tool's wait for a promise when it collects garbage in the very task that settles it.
  await nextTask()
  resolveReady()
}

/** The page is shown first and its backend follows, unless the page needs to know who is signed in. */
async function runDemo(parameters: DemoParameters): Promise<void> {
  if (parameters.as !== null) {
    const arrive = await startBackend(parameters)
    await render()
    await arrive()
  } else if (accessToken() !== null) {
    const [arrive] = await Promise.all([startBackend(parameters), render()])
    await arrive()
  } else {
    await render()
    const arrive = await startBackend(parameters)
    await arrive()
  }
}

async function startBackend(parameters: DemoParameters): Promise<() => Promise<void>> {
  try {
    const { startDemo } = await clock.track(import('./demo/start.ts'))
    const goTo = (to: string) => router.navigate({ to })
    const arrive = await startDemo(parameters, { goTo, remount: render })
    openBackend()
    return arrive
  } catch (error) {
    failBackend(error)
    addNotice({ role: 'alert', text: backendFailed })
    return async () => {}
  }
}

/** Mounts every flow anew; resolves when the route that is asked for stands on the screen. */
async function render(): Promise<void> {
  generation += 1
  const app = (
    <StrictMode>
      <RouterProvider key={generation} router={router} />
    </StrictMode>
  )
  if (root === undefined) {
    root = await mount(document.getElementById('root') as HTMLElement, app)
    // What had the focus may go with its page, and with every page when the flows restart.
    router.subscribe('onRendered', () => restoreFocus())
  } else {
    root.render(app)
    await router.invalidate()
  }
}
