import { setupWorker } from 'msw/browser'
import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { BACKEND_MODES, type BackendMode, backendState } from '#src/platform/backend-state.ts'
import type { InTurn } from '#src/platform/clock/turns.ts'
import { clearNotices } from '#src/platform/notices.ts'
import { clearSession } from '#src/platform/session-storage.ts'
import type { DemoBackend } from '#src/workbench/contract/demo-contract.ts'
import type { Product } from '#src/workbench/trace/product.ts'
import { modeChoices, storeMode, whyUnavailable } from './backend-modes.ts'
import type { StoryTools } from './story-tools.ts'

/** Starts or stops MSW's service worker, as the mode requires. Rejects when the browser blocks the worker; nothing has changed then. */
export type SwitchWorker = (mode: BackendMode) => Promise<void>

export function createSwitchWorker(backend: Backend): SwitchWorker {
  let worker: ReturnType<typeof setupWorker> | null = null
  return async (mode) => {
    if (import.meta.env.DEV && mode === 'worker') {
      worker ??= await startWorker(backend)
    } else {
      worker?.stop()
      worker = null
      if (import.meta.env.DEV) await removeWorker()
    }
  }
}

/** Connects the handlers to MSW's service worker, whose script the dev server serves from the package. Rejects when the browser blocks it. */
async function startWorker({ handlers }: Backend): Promise<ReturnType<typeof setupWorker>> {
  const worker = setupWorker(...handlers)
  await clock.track(
    worker.start({
      serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
      onUnhandledRequest: 'bypass',
      // MSW would log every request with its body, which may contain a password.
      quiet: true,
    }),
  )
  return worker
}

/** The dev server has no other worker. Left registered, it would stand between the next page and a real backend. */
async function removeWorker(): Promise<void> {
  await (await navigator.serviceWorker?.getRegistration())?.unregister()
}

/** Switches the backend mode while the page runs (MOCK-5). */
export function createBackendSwitch(
  product: Product,
  switchWorker: SwitchWorker,
  storyTools: StoryTools,
  inOrder: InTurn,
): DemoBackend {
  return {
    get mode() {
      return backendState.get().mode
    },
    get url() {
      return backendState.get().server
    },
    modes: modeChoices,
    set: (mode) => inOrder(() => switchTo(mode)),
  }

  /** Rejects with the reason, and then changes nothing. */
  async function switchTo(mode: BackendMode): Promise<void> {
    if (!BACKEND_MODES.includes(mode))
      throw new Error(`There is no backend mode '${mode}'. The modes are: ${BACKEND_MODES.join(', ')}`)
    const reason = whyUnavailable(mode)
    if (reason !== null) throw new Error(reason)
    if (mode === backendState.get().mode) return
    if (storyTools.record.count() !== null) throw new Error('A recording is under way: stop it first')
    await storyTools.halt()
    await switchWorker(mode)
    product.system.session.send({ type: 'session.forget' })
    clearSession()
    clearNotices()
    storeMode(mode)
    await product.remount()
    await clock.settled()
  }
}
