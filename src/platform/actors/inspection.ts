import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { clock } from './app-clock.ts'
import { delays } from './delays.ts'

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

let isWatched = false

/** Starts watching actors. Call it before the first actor starts. */
export const watchActors = () => {
  isWatched = true
}

/**
 * Called synchronously with everything that any actor does. `at` is the app clock's time for events from before the first
 * observer, undefined for events that happen now.
 */
export type Observer = (event: ActorEvent, at?: number) => void

const observers = new Set<Observer>()
/** Events from before the first observer. */
const early: { event: ActorEvent; at: number }[] = []

/** Reports everything that any actor does, from the start of the page on (FLOW-3). Returns a function that stops it. */
export function observe(observer: Observer): () => void {
  observers.add(observer)
  for (const { event, at } of early.splice(0)) observer(event, at)
  return () => observers.delete(observer)
}

const inspect = createInspector((event) => {
  if (observers.size === 0) early.push({ event, at: clock.now() })
  for (const observer of observers) observer(event)
})

/** Options for every root actor: the clock and, if actors are watched, the inspector. No delay has a timer until the root is armed. */
export function actorOptions(isArmed?: () => boolean) {
  if (!isWatched) return { clock }
  let system: AnyActorRef['system'] | undefined
  return {
    clock: delays.clockOf(() => system, isArmed),
    inspect: (event: InspectionEvent) => {
      system ??= (event.actorRef as AnyActorRef).system
      inspect(event)
    },
  }
}

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
