import { createAtom } from '@tanstack/store'
import { clock } from '#src/platform/actors/app-clock.ts'
import { shownRoot } from '#src/platform/actors/shown-root.ts'
import { backendState } from '#src/platform/backend-state.ts'
import { deskState } from '#src/platform/desk-state.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import type { Timeline } from '#src/workbench/timeline/timeline.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import type { RecordingTools } from './recording-tools.ts'

/** `window.demo.subscribe` */
export function createSubscribe(
  backend: PageBackend,
  recordingTools: RecordingTools,
  timeline: Timeline,
): DeskDemo['subscribe'] {
  const { product } = backend
  const changes = createAtom(0)
  const report = () => changes.set((count) => count + 1)
  for (const subscribe of [
    backend.onActivity,
    backend.onCall,
    backendState.subscribe,
    deskState.subscribe,
    recordingTools.recorder.subscribe,
    timeline.subscribe,
  ])
    subscribe(report)
  whenChanged(() => clock.mode, clock.subscribe.bind(clock))
  whenChanged(
    () => product.session.getSnapshot().context.customerId,
    (look) => {
      product.session.subscribe(look)
      // Another system has another session.
      shownRoot.subscribe(() => {
        product.session.subscribe(look)
        look()
      })
    },
  )
  return (listener) => changes.subscribe(listener).unsubscribe

  function whenChanged(read: () => unknown, subscribe: (look: () => void) => unknown): void {
    let last = read()
    subscribe(() => {
      const next = read()
      if (next !== last) report()
      last = next
    })
  }
}
