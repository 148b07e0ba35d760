import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate'
import { activeIds } from '#machines/model/active-ids.ts'
import { statesOf, transitionId, transitionsOf } from '#machines/model/transitions.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { delays } from '#src/platform/actors/delays.ts'
import { observe } from '#src/platform/actors/inspection.ts'
import { parentOf, runningActors } from '#src/platform/actors/running-actors.ts'
import { shownRoot } from '#src/platform/actors/shown-root.ts'
import type { ActorView, FlowSource, PageView, TimerView, TraceEntry } from '#src/workbench/contract/source.ts'
import { type Timeline, tracedOf } from '#src/workbench/timeline/timeline.ts'
import { toDisplayJson } from '#src/workbench/trace/to-display-json.ts'
import type { Trace } from '#src/workbench/trace/trace.ts'
import { blockedIn } from './guarded.ts'

interface LiveSources {
  trace: Trace
  timeline: Pick<Timeline, 'entries' | 'isLooking' | 'position' | 'subscribe'>
}

/** Sample events of a type that a machine takes. */
type Samples = (machine: string, eventType: string) => readonly EventObject[]

/** The current flows of this page (FLOW-3), told synchronously when they change. Does no work while nobody subscribes. */
export function createLiveStore(
  { trace, timeline }: LiveSources,
  samples: Samples,
): Pick<FlowSource, 'read' | 'subscribe'> {
  const listeners = new Set<() => void>()
  let views = new Map<AnyActorRef, Kept>()
  let view: PageView | null = null
  let stop = () => {}

  const changed = () => {
    view = null
    for (const listener of listeners) listener()
  }

  function begin(): void {
    view = null
    const stops = [
      observe(({ kind }) => (kind === 'event' || kind === 'transition' ? undefined : changed())),
      clock.subscribe(changed),
      shownRoot.subscribe(changed).unsubscribe,
      timeline.subscribe(changed),
    ]
    stop = () => {
      for (const end of stops) end()
      view = null
      views = new Map()
    }
  }

  function look(): PageView {
    const lookedAt = timeline.isLooking() ? tracedOf(timeline.entries(), timeline.position()) : null
    const newest = lookedAt?.upTo ?? trace.count()
    const known = tracedIn(trace.list().filter(({ number }) => number <= newest))
    const tracedAs =
      lookedAt === null ? ({ session }: Kept['view']) => known.get(session) : inOrder([...known.values()])
    views = new Map(runningActors().map((actor) => [actor, keptOf(actor, views.get(actor), samples)]))
    const actors = [...views].map(([actor, { view: steady }]): ActorView => {
      const timers = timersOf(actor, steady.active)
      const { last = [], event = null } = tracedAs(steady) ?? {}
      return { ...steady, parent: parentOf(steady.session), last, event, timers }
    })
    return { actors, lookedAt }
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
function inOrder(known: readonly TracedActor[]): (view: Kept['view']) => TracedActor | undefined {
  const running = known.filter(({ isRunning }) => isRunning)
  return ({ id }) => {
    const place = running.findIndex((actor) => actor.id === id)
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
  const { id } = machine
  const active = [...activeIds(machine, value)]
  const { sessionId: session } = actor
  const blocked = blockedIn(snapshot, active, (eventType) => samples(id, eventType))
  const view = { id, session, value, active, context: toDisplayJson(context), blocked }
  return { snapshot, view }
}

function timersOf(actor: AnyActorRef, active: readonly string[]): TimerView[] {
  const running = delays.in(actor.system).filter(({ source }) => source === actor)
  if (running.length === 0) return []
  const transitions = statesOf(actor.getSnapshot().machine)
    .filter(({ id }) => active.includes(id))
    .flatMap(transitionsOf)
  return running.flatMap(({ event: { type: eventType }, ms: delay, timer }) => {
    const due = clock.due(timer)
    if (due === undefined) return []
    const ids = transitions.filter((transition) => transition.eventType === eventType).map(transitionId)
    return { name: eventType.split('.')[2] ?? eventType, due, delay, ids }
  })
}

/** An actor, as far as the log knows it: what it just received and did. */
interface TracedActor extends Pick<ActorView, 'id' | 'event' | 'last'> {
  isRunning: boolean
}

/** The actors in these entries of the log by their sessions, in the order of their start. */
export function tracedIn(entries: readonly TraceEntry[]): ReadonlyMap<string, TracedActor> {
  const actors = new Map<string, TracedActor>()
  /** actors that are handling an event */
  const asked = new Set<TracedActor>()
  for (const entry of entries) {
    if (entry.kind !== 'actor' && entry.kind !== 'event' && entry.kind !== 'transition') continue
    const { actor: id, session } = entry
    const actor = actors.get(session) ?? { id, event: null, last: [], isRunning: true }
    actors.set(session, actor)
    if (entry.kind === 'actor') actor.isRunning = entry.change === 'started'
    else if (entry.kind === 'event') {
      asked.add(actor)
      actor.event = entry.event
    } else actor.last = asked.delete(actor) ? [...entry.taken] : [...actor.last, ...entry.taken]
  }
  return actors
}
