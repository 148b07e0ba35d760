import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate'

/** What a machine's actor did. Promises, callbacks and other actors show up only through the events that they send. */
export type ActorEvent =
  /** also on a restart; `event` is XState's init event, with the input */
  | { kind: 'started'; actor: AnyActorRef; source: AnyActorRef | undefined; event: AnyEventObject }
  /** it was sent an event and handles it next; `source` is undefined when no actor sent it */
  | { kind: 'event'; actor: AnyActorRef; source: AnyActorRef | undefined; event: AnyEventObject }
  /** one microstep, of which an event may cause several; `snapshot` is the state after it */
  | { kind: 'transition'; actor: AnyActorRef; snapshot: AnyMachineSnapshot; taken: Taken }
  /** it has handled an event, with or without effect */
  | { kind: 'settled'; actor: AnyActorRef; snapshot: AnyMachineSnapshot; event: AnyEventObject }
  /** it is done, or was stopped */
  | { kind: 'stopped'; actor: AnyActorRef }

export type Taken = readonly AnyTransitionDefinition[]

/**
 * Translates XState's inspection events; no other file knows them. An actor that never starts emits nothing. What an actor did
 * during its creation is emitted after its start.
 */
export function createInspector(emit: (event: ActorEvent) => void): (event: InspectionEvent) => void {
  const started = new WeakSet<AnyActorRef>()
  /** by actor: the microsteps of its creation */
  const waiting = new WeakMap<AnyActorRef, ActorEvent[]>()

  return (inspected) => {
    const actor = inspected.actorRef as AnyActorRef
    switch (inspected.type) {
      case '@xstate.event': {
        if (!isMachine(actor.getSnapshot())) return
        const { event } = inspected
        const source = inspected.sourceRef as AnyActorRef | undefined
        emit({ kind: event.type === INIT ? 'started' : 'event', actor, source, event })
        if (event.type !== INIT) return
        started.add(actor)
        waiting.get(actor)?.forEach(emit)
        waiting.delete(actor)
        return
      }
      case '@xstate.microstep': {
        const { event, _transitions: taken } = inspected
        if (event.type === STOP || taken.length === 0) return
        const step: ActorEvent = {
          kind: 'transition',
          actor,
          snapshot: inspected.snapshot as AnyMachineSnapshot,
          taken,
        }
        if (started.has(actor)) emit(step)
        else waiting.set(actor, [...(waiting.get(actor) ?? []), step])
        return
      }
      case '@xstate.snapshot': {
        const { event, snapshot } = inspected
        if (!isMachine(snapshot)) return
        emit({ kind: 'settled', actor, snapshot, event })
        if (snapshot.status !== 'active') emit({ kind: 'stopped', actor })
        return
      }
    }
  }
}

const INIT = 'xstate.init'
const STOP = 'xstate.stop'

function isMachine(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot
}
