import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import { observe } from '#src/kit/actors/runtime.ts'
import { createProcessing } from './processing.ts'

export interface FlowWatch {
  /** whether something happens within what a flow does, rather than by hand */
  isUnderWay(): boolean
  stop(): void
}

export interface FlowListener {
  /** what was sent to a flow from outside all flows: by a person, or by the app around them */
  onEvent(actor: AnyActorRef, event: EventObject): void
  /** what was pressed beside the flow */
  onPress(what: 'outside' | 'escape'): void
}

/** Watchers of the page that a press ends, by what their machine calls them. */
const PRESSES: Readonly<Record<string, 'outside' | 'escape'>> = { clickOutside: 'outside', escapePress: 'escape' }

/** Reports what is done to flows, and nothing of what follows from it. */
export function watchFlows({ onEvent, onPress }: FlowListener): FlowWatch {
  const processing = createProcessing()
  const stop = observe((happened) => {
    if (happened.kind === 'event') {
      const { actor, source, event } = happened
      const press = event.type.startsWith('xstate.done.actor.') ? PRESSES[String(source?.src)] : undefined
      if (press !== undefined) onPress(press)
      if (source === undefined && !processing.isUnderWay() && isMachine(actor)) onEvent(actor, event)
    }
    processing.follow(happened)
  })
  return { isUnderWay: processing.isUnderWay, stop }
}

function isMachine(actor: AnyActorRef): boolean {
  return (actor.getSnapshot() as Partial<AnyMachineSnapshot> | undefined)?.machine !== undefined
}
