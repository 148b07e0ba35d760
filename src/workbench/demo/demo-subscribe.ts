import { createAtom } from '@tanstack/store'
import { clock } from '#src/platform/actors/app-clock.ts'
import { shownRoot } from '#src/platform/actors/shown-root.ts'
import { backendState } from '#src/platform/backend-state.ts'
import { deskState } from '#src/platform/desk-state.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { covered } from '#src/workbench/timeline/covered.ts'
import { ownStories } from '#src/workbench/timeline/own-stories.ts'
import type { Timeline } from '#src/workbench/timeline/timeline.ts'
import { outsideListener } from '#src/workbench/trace/outside-listener.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import type { StoryDraft } from './story-draft.ts'

/** `window.demo.subscribe` */
export function createSubscribe(backend: PageBackend, timeline: Timeline, draft: StoryDraft): DeskDemo['subscribe'] {
  const { product } = backend
  const changes = createAtom(0)
  const report = () => changes.set((count) => count + 1)
  for (const subscribe of [
    backend.onActivity,
    backend.onCall,
    backendState.subscribe,
    deskState.subscribe,
    ownStories.subscribe,
    covered.subscribe,
    timeline.subscribe,
    draft.subscribe,
  ])
    subscribe(report)
  whenChanged(() => clock.mode, clock.subscribe.bind(clock))
  whenChanged(
    () => product.system.customerId,
    (look) => {
      product.system.session.subscribe(look)
      // Another system has another session.
      shownRoot.subscribe(() => {
        product.system.session.subscribe(look)
        look()
      })
    },
  )
  return (listener) => changes.subscribe(outsideListener(listener)).unsubscribe

  function whenChanged(read: () => unknown, subscribe: (look: () => void) => unknown): void {
    let last = read()
    subscribe(() => {
      const next = read()
      if (next !== last) report()
      last = next
    })
  }
}
