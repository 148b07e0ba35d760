import type { AnyActorRef } from 'xstate'
import type { ActorEvent } from '#src/kit/actors/inspection.ts'

/**
 * Tells whether something happens within what an actor does with an event, rather than by hand. An actor handles an event in one
 * go: what happens between it and 'settled' belongs to it.
 */
export function createProcessing(): { follow(event: ActorEvent): void; isUnderWay(): boolean } {
  const busy: AnyActorRef[] = []
  return {
    follow: ({ kind, actor }) => {
      if (kind === 'started' || kind === 'event') {
        // An actor that has stopped says nothing any more.
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
