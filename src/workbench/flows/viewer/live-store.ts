import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import { activeIds } from '#machines/model/active-ids.ts'
import { statesOf, transitionId, transitionsOf } from '#machines/model/transitions.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { delays } from '#src/platform/actors/delays.ts'
import { observe } from '#src/platform/actors/inspection.ts'
import { parentOf, runningActors } from '#src/platform/actors/running-actors.ts'
import { shownRoot } from '#src/platform/actors/shown-root.ts'
import type { ActorView, PageView, TimerView, TraceEntry } from '#src/workbench/contract/source.ts'
import { type Timeline, tracedOf } from '#src/workbench/timeline/timeline.ts'
import { toDisplayJson } from '#src/workbench/trace/to-display-json.ts'
import type { Trace } from '#src/workbench/trace/trace.ts'
import { guardedIn } from './guarded.ts'

export interface LiveStore {
  /** the same object until something changes */
  read(): PageView
  /** Calls the listener synchronously when the view changes; returns how to stop. */
  subscribe(listener: () => void): () => void
}

interface LiveSources {
  trace: Trace
  timeline: Pick<Timeline, 'entries' | 'isLooking' | 'position' | 'subscribe'>
}

/** Sample events of a type that a machine takes. */
type Samples = (machine: string, eventType: string) => readonly EventObject[]

/** The current flows of this page (FLOW-3). Does no work while nobody subscribes. */
export function createLiveStore(
  { trace, timeline }: LiveSources,
  customer: () => string | null,
  samples: Samples,
): LiveStore {
  const listeners = new Set<() => void>()
  let views = new Map<AnyActorRef, Kept>()
  let shared: TraceReducer | null = null
  let view: PageView | null = null
  let stop = () => {}

  const changed = () => {
    view = null
    for (const listener of listeners) listener()
  }

  function begin(): void {
    const reducer = createTraceReducer(trace.list())
    shared = reducer
    view = null
    const stops = [
      trace.subscribe((entry) => {
        reducer.add(entry)
        if (entry.kind === 'actor') changed()
      }),
      observe((event) => {
        if (event.kind === 'settled') changed()
      }),
      clock.subscribe(changed),
      shownRoot.subscribe(changed).unsubscribe,
      timeline.subscribe(changed),
    ]
    stop = () => {
      for (const end of stops) end()
      shared = null
      view = null
      views = new Map()
    }
  }

  function look(): PageView {
    const lookedAt = timeline.isLooking() ? tracedOf(timeline.entries(), timeline.position()) : null
    const reducer = (lookedAt === null ? shared : null) ?? createTraceReducer(listUpTo(lookedAt?.upTo))
    const traced = lookedAt === null ? ({ session }: Kept['view']) => reducer.actor(session) : inOrder(reducer)
    views = new Map(runningActors().map((actor) => [actor, keptOf(actor, views.get(actor), samples)]))
    const actors = [...views].map(([actor, { view: steady }]): ActorView => {
      const timers = timersOf(actor, steady.active)
      const { last = [], event = null } = traced(steady) ?? {}
      return { ...steady, parent: parentOf(steady.session), last, event, timers }
    })
    return { actors, customer: customer(), lookedAt }
  }

  function listUpTo(newest = Number.POSITIVE_INFINITY): readonly TraceEntry[] {
    return trace.list().filter(({ number }) => number <= newest)
  }

  return {
    read: () => {
      view ??= look()
      return view
    },
    subscribe: (listener) => {
      if (listeners.size === 0) begin()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
  }
}

/** The actors of a picture have sessions of their own, and are in the order of those whose picture they are. */
function inOrder(reducer: TraceReducer): (view: Kept['view']) => TracedActor | undefined {
  const running = reducer.actors().filter(({ isRunning }) => isRunning)
  return ({ machine }) => {
    const place = running.findIndex((actor) => actor.machine === machine)
    return place < 0 ? undefined : running.splice(place, 1)[0]
  }
}

/** The parts that depend only on a snapshot. */
interface Kept {
  snapshot: AnyMachineSnapshot
  view: Omit<ActorView, 'last' | 'event' | 'timers' | 'parent'>
}

function keptOf(actor: AnyActorRef, before: Kept | undefined, samples: Samples): Kept {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  if (before?.snapshot === snapshot) return before
  const { machine, value, context } = snapshot
  const active = activeIds(machine, value)
  const { sessionId: session } = actor
  const guarded = guardedIn(snapshot, active, (eventType) => samples(machine.id, eventType))
  const view = { machine: machine.id, session, active, context: toDisplayJson(context), ...guarded }
  return { snapshot, view }
}

function timersOf(actor: AnyActorRef, active: readonly string[]): readonly TimerView[] {
  const running = delays.in(actor.system).filter(({ source }) => source === actor)
  if (running.length === 0) return []
  const transitions = statesOf(actor.getSnapshot().machine)
    .filter(({ id }) => active.includes(id))
    .flatMap(transitionsOf)
  return running.flatMap(({ event: { type: eventType }, ms, timer }) => {
    const due = clock.due(timer)
    if (due === undefined) return []
    const name = eventType.split('.')[2] ?? eventType
    return transitions
      .filter((transition) => transition.eventType === eventType)
      .map((transition) => ({ id: transitionId(transition), name, due, delay: ms }))
  })
}

/** An actor, as far as the log knows it. */
interface TracedActor extends Pick<ActorView, 'machine' | 'session' | 'event' | 'last'> {
  isRunning: boolean
}

interface TraceReducer {
  add(entry: TraceEntry): void
  actor(session: string): TracedActor | undefined
  actors(): readonly TracedActor[]
}

/** Follows the log entry by entry: what each actor just received and did. */
export function createTraceReducer(entries: readonly TraceEntry[] = []): TraceReducer {
  const actors = new Map<string, TracedActor>()
  /** actors that are handling an event */
  const asked = new Set<TracedActor>()

  const find = ({ actor: machine, session }: ActorEntry): TracedActor => {
    const actor = actors.get(session) ?? { machine, session, event: null, last: [], isRunning: true }
    actors.set(session, actor)
    return actor
  }
  const add = (entry: TraceEntry) => {
    if (entry.kind !== 'actor' && entry.kind !== 'event' && entry.kind !== 'transition') return
    const actor = find(entry)
    if (entry.kind === 'actor') actor.isRunning = entry.change === 'started'
    if (entry.kind === 'event') {
      asked.add(actor)
      actor.event = entry.event
    }
    if (entry.kind === 'transition') actor.last = asked.delete(actor) ? entry.taken : [...actor.last, ...entry.taken]
  }
  for (const entry of entries) add(entry)

  return { add, actor: (session) => actors.get(session), actors: () => [...actors.values()] }
}

type ActorEntry = Extract<TraceEntry, { session: string }>
