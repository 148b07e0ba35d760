import { clock } from '#src/platform/actors/runtime.ts'
import { BACKEND_MODES, type BackendMode, backendState } from '#src/platform/backend-state.ts'
import { clearNotices } from '#src/platform/notices.ts'
import { clearSession } from '#src/platform/session-storage.ts'
import { product } from '#src/workbench/product.ts'
import type { RecordTools } from '#src/workbench/timeline/record.ts'
import { storeMode, whyUnavailable } from './backend-modes.ts'
import type { DemoHost } from './host.ts'

interface SwitchParts {
  /** starts or stops MSW's service worker, as the mode requires */
  worker: { follow(mode: BackendMode): Promise<void> }
  host: DemoHost
  record: RecordTools
}

/** Switches the backend mode. Rejects with the reason, and then changes nothing. */
export async function switchBackend(mode: BackendMode, { worker, host, record }: SwitchParts): Promise<void> {
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
