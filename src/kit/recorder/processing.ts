import type { AnyActorRef, InspectionEvent } from 'xstate'

/**
 * Tells whether something happens within what an actor does with an event, rather than by hand. XState handles an event in one
 * go: what is told between it and its snapshot belongs to it.
 */
export function createProcessing(): { follow(event: InspectionEvent): void; isUnderWay(): boolean } {
  const busy: AnyActorRef[] = []
  return {
    follow: (event) => {
      const ref = event.actorRef as AnyActorRef
      if (event.type === '@xstate.event') {
        // An actor that has stopped says nothing any more.
        if (busy.length === 0) queueMicrotask(() => busy.splice(0))
        busy.push(ref)
      } else if (event.type === '@xstate.snapshot') {
        const index = busy.indexOf(ref)
        if (index >= 0) busy.splice(index, 1)
      }
    },
    isUnderWay: () => busy.length > 0,
  }
}
