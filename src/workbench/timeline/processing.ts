import type { AnyActorRef } from 'xstate'
import type { ActorEvent } from '#src/platform/actors/inspection.ts'

/**
 * Tells whether an actor causes what happens now, rather than a person. An actor handles an event synchronously, so everything
 * between the event and 'settled' belongs to it.
 */
export function createProcessing(): { follow(event: ActorEvent): void; isUnderWay(): boolean } {
  const busy: AnyActorRef[] = []
  return {
    follow: ({ kind, actor }) => {
      if (kind === 'started' || kind === 'event') {
        // A stopped actor reports nothing more.
        if (busy.length === 0) queueMicrotask(() => busy.splice(0))
        busy.push(actor)
      } else if (kind === 'settled') {
        const index = busy.indexOf(actor)
        if (index >= 0) busy.splice(index, 1)
      }
    },
    isUnderWay: () => busy.length > 0,
  }
}
