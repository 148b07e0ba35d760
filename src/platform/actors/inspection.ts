import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  getInitialMicrosteps,
  type InspectionEvent,
} from 'xstate'
import { takenAlways, takenByEvent } from './taken.ts'

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
  /** it is about to ask the clock for a timer; `ms` is the whole delay */
  | { kind: 'delay'; actor: AnyActorRef; event: AnyEventObject; ms: number }

export type Taken = readonly AnyTransitionDefinition[]

/**
 * Translates XState's inspection events; no other file knows them. An actor that never starts emits nothing. What an actor did
 * during its creation is emitted after its start.
 */
export function createInspector(emit: (event: ActorEvent) => void): (event: InspectionEvent) => void {
  const steps = new WeakMap<object, Steps>()

  const stepsOf = (actor: object) => {
    const known = steps.get(actor)
    if (known !== undefined) return known
    const made: Steps = { isMade: false, waiting: [], before: null, event: null }
    steps.set(actor, made)
    return made
  }
  const take = (actor: AnyActorRef, steps: Steps, { event, snapshot }: Step) => {
    // XState passes an `always` transition the event of the previous microstep.
    const isAlways = steps.event === event
    const before = steps.before ?? (actor.getSnapshot() as AnyMachineSnapshot)
    const taken = isAlways ? takenAlways(before, event) : takenByEvent(before, event)
    steps.before = snapshot
    steps.event = event
    if (taken.length > 0) emit({ kind: 'transition', actor, snapshot, taken })
  }
  const start = (actor: AnyActorRef, event: AnyEventObject) => {
    const own = stepsOf(actor)
    own.isMade = true
    if (own.waiting.length === 0) return
    const { machine } = actor.getSnapshot() as AnyMachineSnapshot
    own.before = getInitialMicrosteps(machine, event.input)[0]?.[0] ?? null
    own.event = event
    for (const step of own.waiting.splice(0)) take(actor, own, step.event.type === INIT ? { ...step, event } : step)
  }

  return (inspected) => {
    const actor = inspected.actorRef as AnyActorRef
    switch (inspected.type) {
      case '@xstate.event': {
        if (!isMachine(actor.getSnapshot())) return
        const { event } = inspected
        const source = inspected.sourceRef as AnyActorRef | undefined
        emit({ kind: event.type === INIT ? 'started' : 'event', actor, source, event })
        if (event.type === INIT) start(actor, event)
        return
      }
      case '@xstate.microstep': {
        const { event } = inspected
        const snapshot = inspected.snapshot as AnyMachineSnapshot
        if (event.type === STOP) return
        const own = stepsOf(actor)
        if (own.isMade) take(actor, own, { event, snapshot })
        else own.waiting.push({ event, snapshot })
        return
      }
      case '@xstate.snapshot': {
        const { event, snapshot } = inspected
        if (!isMachine(snapshot)) return
        const own = stepsOf(actor)
        own.before = null
        own.event = null
        emit({ kind: 'settled', actor, snapshot, event })
        if (snapshot.status !== 'active') emit({ kind: 'stopped', actor })
        return
      }
      case '@xstate.action': {
        const { type, params } = inspected.action
        if (type !== 'xstate.raise' && type !== 'xstate.sendTo') return
        const { event, delay } = params as { event: AnyEventObject; delay?: number }
        if (delay !== undefined) emit({ kind: 'delay', actor, event, ms: delay })
      }
    }
  }
}

const INIT = 'xstate.init'
const STOP = 'xstate.stop'

interface Step {
  event: AnyEventObject
  /** the state after it */
  snapshot: AnyMachineSnapshot
}

interface Steps {
  isMade: boolean
  /** microsteps taken during creation; the input and the initial state are only known at the start */
  waiting: Step[]
  /** the snapshot after the previous microstep, and its event; null when the next microstep is the first of an event */
  before: AnyMachineSnapshot | null
  event: AnyEventObject | null
}

function isMachine(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot
}
