import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import { observe } from '#src/kit/actors/runtime.ts'
import { originOf } from '#src/demo/recorder/origins.ts'
import { createProcessing } from './processing.ts'

export interface FlowWatch {
  /** whether something happens within what a flow does, rather than by hand */
  isUnderWay(): boolean
  stop(): void
}

export interface FlowListener {
  /** what a person sent to a flow; her typing, key by key */
  onEvent(actor: AnyActorRef, event: EventObject, isTyping: boolean): void
  /** what she pressed beside it */
  onPress(what: 'outside' | 'escape'): void
}

/** Watchers of the page that a press ends, by what their machine calls them. */
const PRESSES: Readonly<Record<string, 'outside' | 'escape'>> = { clickOutside: 'outside', escapePress: 'escape' }

/** Tells what persons do to flows, and nothing of what follows from it. */
export function watchFlows({ onEvent, onPress }: FlowListener): FlowWatch {
  const processing = createProcessing()
  const stop = observe((happened) => {
    if (happened.kind === 'event') {
      const { actor, source, event } = happened
      const press = event.type.startsWith('xstate.done.actor.') ? PRESSES[String(source?.src)] : undefined
      if (press !== undefined) onPress(press)
      const doer = source === undefined && !processing.isUnderWay() ? doerIn(actor, event) : 'app'
      if (doer !== undefined && doer !== 'app') onEvent(actor, event, doer === 'typing')
    }
    processing.follow(happened)
  })
  return { isUnderWay: processing.isUnderWay, stop }
}

function doerIn(actor: AnyActorRef, { type }: EventObject) {
  const snapshot = actor.getSnapshot() as Partial<AnyMachineSnapshot> | undefined
  return snapshot?.machine === undefined ? undefined : originOf(snapshot.machine.id, type)
}
