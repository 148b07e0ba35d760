import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { BACKEND_MODES, type BackendMode, backendState } from '#src/platform/backend-state.ts'
import { clearNotices } from '#src/platform/notices.ts'
import { clearSession } from '#src/platform/session-storage.ts'
import { product } from '#src/workbench/product.ts'
import type { RecordTools } from '#src/workbench/timeline/record.ts'
import { modeChoices, storeMode, whyUnavailable } from './backend-modes.ts'
import type { DemoBackend } from './demo-contract.ts'
import type { DemoHost } from './host.ts'
import type { MswWorker } from './msw-worker.ts'

/** Starts or stops MSW's service worker, as the mode requires. */
export interface WorkerSwitch {
  /** Rejects when the browser blocks the worker; nothing has changed then. */
  follow(mode: BackendMode): Promise<void>
}

export function createWorkerSwitch(backend: Backend): WorkerSwitch {
  let worker: MswWorker | null = null
  return {
    follow: async (mode) => {
      if (import.meta.env.DEV && mode === 'worker') {
        const { startWorker } = await clock.track(import('./msw-worker.ts'))
        worker ??= await startWorker(backend)
      } else {
        worker?.stop()
        worker = null
      }
    },
  }
}

/** Switches the backend mode while the page runs (MOCK-5). */
export function createBackendSwitch(worker: WorkerSwitch, host: DemoHost, record: RecordTools): DemoBackend {
  let queue: Promise<unknown> = Promise.resolve()
  return {
    get mode() {
      return backendState().mode
    },
    get url() {
      return backendState().server
    },
    modes: modeChoices,
    set: (mode) => {
      const done = queue.then(() => switchTo(mode))
      queue = done.catch(() => undefined)
      return done
    },
  }

  /** Rejects with the reason, and then changes nothing. */
  async function switchTo(mode: BackendMode): Promise<void> {
    if (!BACKEND_MODES.includes(mode))
      throw new Error(`There is no backend mode '${mode}'. The modes are: ${BACKEND_MODES.join(', ')}`)
    const reason = whyUnavailable(mode)
    if (reason !== null) throw new Error(reason)
    if (mode === backendState().mode) return
    if (record.recorder.count() !== null) throw new Error('A recording is under way: stop it first')
    await record.halt()
    await worker.follow(mode)
    product.session.send({ type: 'session.forget' })
    clearSession()
    clearNotices()
    storeMode(mode)
    await host.remount()
    await clock.settled()
  }
}
