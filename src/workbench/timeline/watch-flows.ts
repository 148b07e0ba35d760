import type { AnyActorRef, EventObject } from 'xstate'
import { type ActorEvent, observe } from '#src/platform/actors/inspection.ts'
import { machineOf } from '#src/platform/actors/machine-of.ts'

export interface FlowListener {
  /** an event sent to a flow by no other flow: by a person, or by the app's code */
  onEvent(actor: AnyActorRef, event: EventObject): void
  /** a press outside the flow, reported by its watcher */
  onPress(what: 'outside' | 'escape'): void
}

/** Watchers that a press anywhere in the page ends, by their names in the machine. */
const PRESSES: Readonly<Record<string, 'outside' | 'escape'>> = { clickOutside: 'outside', escapePress: 'escape' }

/** Reports what is sent to flows, without the consequences. Returns a function that says whether a flow causes what happens now, rather than a person. */
export function watchFlows({ onEvent, onPress }: FlowListener): () => boolean {
  const processing = createProcessing()
  observe((inspection) => {
    if (inspection.kind === 'event') {
      const { actor, source, event } = inspection
      const press = event.type.startsWith('xstate.done.actor.') ? PRESSES[String(source?.src)] : undefined
      if (press !== undefined) onPress(press)
      if (source === undefined && !processing.isUnderWay() && machineOf(actor) !== undefined) onEvent(actor, event)
    }
    processing.follow(inspection)
  })
  return processing.isUnderWay
}

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
