import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { subscribeBackendState } from '#src/platform/backend-state.ts'
import { subscribeDesk } from '#src/platform/desk-state.ts'
import { product } from '#src/workbench/product.ts'
import type { Happened } from '#src/workbench/timeline/happened.ts'
import type { RecordTools } from '#src/workbench/timeline/record.ts'
import type { Demo } from './demo-contract.ts'

/** `window.demo.subscribe` */
export function createSubscribe(backend: Backend, record: RecordTools, happened: Happened): Demo['subscribe'] {
  const listeners = new Set<() => void>()
  const report = () => {
    for (const listener of [...listeners]) listener()
  }
  for (const subscribe of [
    backend.onActivity,
    backend.onCall,
    subscribeBackendState,
    subscribeDesk,
    record.recorder.subscribe,
    record.subscribe,
    happened.subscribe,
  ])
    subscribe(report)
  whenChanged(() => clock.mode, clock.subscribe.bind(clock))
  whenChanged(
    () => product.session.getSnapshot().context.customerId,
    (look) => product.session.subscribe(look),
  )
  return (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function whenChanged(read: () => unknown, subscribe: (look: () => void) => unknown): void {
    let last = read()
    subscribe(() => {
      const next = read()
      if (next !== last) report()
      last = next
    })
  }
}
