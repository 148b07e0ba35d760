import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { type BackendMode, backendState } from '#src/platform/backend-state.ts'
import type { RecordTools } from '#src/workbench/timeline/record.ts'
import { modeChoices } from './backend-modes.ts'
import type { DemoBackend } from './demo-contract.ts'
import type { DemoHost } from './host.ts'
import type { MswWorker } from './msw-worker.ts'

/** Starts or stops MSW's service worker, as the mode requires. */
export interface WorkerSwitch {
  /** Rejects when the browser blocks the worker; nothing has changed then. */
  follow(mode: BackendMode): Promise<void>
}

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
      const done = queue.then(async () => {
        const { switchBackend } = await clock.track(import('./switch-backend.ts'))
        return switchBackend(mode, { worker, host, record })
      })
      queue = done.catch(() => undefined)
      return done
    },
  }
}
