import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { onRootShown } from '#src/platform/actors/shown-root.ts'
import { subscribeBackendState } from '#src/platform/backend-state.ts'
import { subscribeDesk } from '#src/platform/desk-state.ts'
import { product } from '#src/workbench/product.ts'
import type { RecordTools } from '#src/workbench/timeline/record.ts'
import type { Timeline } from '#src/workbench/timeline/timeline.ts'
import type { Demo } from './demo-contract.ts'

/** `window.demo.subscribe` */
export function createSubscribe(backend: Backend, record: RecordTools, timeline: Timeline): Demo['subscribe'] {
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
    timeline.subscribe,
  ])
    subscribe(report)
  whenChanged(() => clock.mode, clock.subscribe.bind(clock))
  whenChanged(
    () => product.session.getSnapshot().context.customerId,
    (look) => {
      product.session.subscribe(look)
      // Another system has another session.
      onRootShown(() => {
        product.session.subscribe(look)
        look()
      })
    },
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
