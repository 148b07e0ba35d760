import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { openBackend } from '#src/platform/backend-ready.ts'
import { backendState } from '#src/platform/backend-state.ts'
import { addNotice } from '#src/platform/notices.ts'
import { accessToken } from '#src/platform/session-storage.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { applyAtStart } from './demo/apply-address.ts'
import { storeMode } from './demo/backend-modes.ts'
import { createSwitchWorker } from './demo/backend-switch.ts'
import { callTarget, wakeWorker } from './demo/call-target.ts'
import type { DemoParameters } from './demo/parameters.ts'
import { installCustomerUpdates } from './timeline/customer-updates.ts'
import type { Product } from './trace/product.ts'
import { startTrace } from './trace/trace.ts'

/** What a page needs to show figures, and what must not miss anything of it. */
export type StartedBank = Awaited<ReturnType<typeof startBank>>

/** Starts the mock backend in the page and applies `reset`, `latency` and `as` of the address. All else of the demo comes after the first figures (PERF-2). */
export async function startBank(parameters: DemoParameters, product: Product) {
  const { createBackend } = await clock.track(import('#mocks/bank/backend.ts'))
  const bank: Backend = await createBackend({
    clock,
    origin: location.origin,
    ...(parameters.as === null && accessToken() === null ? {} : { first: parameters.as }),
    session: tabStorage,
    destination: callTarget,
    beforeForwarding: wakeWorker,
    isRemote: () => backendState.get().server !== null,
  })
  const backend = Object.assign(bank, { product })
  const switchWorker = createSwitchWorker(backend)
  const trace = startTrace(backend)
  const showNotice = (text: string) => addNotice({ role: 'status', text })
  if (backend.notice !== null) showNotice(backend.notice)
  backend.onNotice(showNotice)
  await startInMode()
  // Backend mode and clock were set before the router was made.
  await applyAtStart(parameters, backend)
  backend.intercept()
  const updates = installCustomerUpdates(backend)
  openBackend()
  return { backend, switchWorker, trace, updates }

  async function startInMode(): Promise<void> {
    try {
      await switchWorker(backendState.get().mode)
    } catch (error) {
      storeMode('mock')
      addNotice({
        role: 'alert',
        text: `The built-in mock answers instead: MSW’s worker could not be started. ${(error as Error).message}`,
      })
    }
  }
}
