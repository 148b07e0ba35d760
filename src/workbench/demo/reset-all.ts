import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { backendState } from '#src/platform/backend-state.ts'
import { addNotice, clearNotices } from '#src/platform/notices.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { product } from '#src/workbench/product.ts'
import { storeMode } from './backend-modes.ts'

/** Everything as it is when the demo is opened for the first time, but for the desk. */
export async function resetAll(backend: Backend): Promise<void> {
  // The desk stays as it is, also after a reload.
  tabStorage.keepOnly('larkspur.desk')
  storeMode(backendState().mode)
  clock.reset()
  await backend.reset()
  clearNotices()
  if (backend.notice !== null) addNotice({ role: 'status', text: backend.notice })
  product.session.send({ type: 'session.forget' })
  await product.remount()
  await clock.settled()
}
