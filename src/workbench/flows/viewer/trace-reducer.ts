import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate'
import { activeIds } from '#machines/model/active-ids.ts'
import type { TraceEntry } from '#src/workbench/contract/entry.ts'
import type { ActorView } from '#src/workbench/contract/source.ts'

type MachineOf = (id: string) => AnyStateMachine | undefined

/** An actor, as far as the log knows it: in no state but its root until its next transition, if the log has dropped its start. */
export interface TracedActor extends Pick<ActorView, 'machine' | 'session' | 'active' | 'event' | 'last'> {
  isRunning: boolean
}

export interface TraceReducer {
  add(entry: TraceEntry): void
  actor(session: string): TracedActor | undefined
  actors(): readonly TracedActor[]
  /** by machine: the states that any of its actors has been in */
  seen(): Readonly<Record<string, readonly string[]>>
}

/** Follows the log entry by entry: the state of each actor after them, and what it just did. */
export function createTraceReducer(machineOf: MachineOf, entries: readonly TraceEntry[] = []): TraceReducer {
  const actors = new Map<string, TracedActor>()
  const seen = new Map<string, Set<string>>()
  let seenStates: Readonly<Record<string, readonly string[]>> = {}
  let isSeenChanged = false
  /** actors that are handling an event */
  const asked = new Set<TracedActor>()

  const setActive = (actor: TracedActor, value: StateValue) => {
    const machine = machineOf(actor.machine)
    const active = machine === undefined ? [] : activeIds(machine, value)
    if (active === actor.active) return
    actor.active = active
    const states = seen.get(actor.machine) ?? new Set()
    seen.set(actor.machine, states)
    for (const id of active) if (!states.has(id)) isSeenChanged = states.add(id).size > 0
  }
  const find = (entry: ActorEntry): TracedActor => {
    const known = actors.get(entry.session)
    if (known !== undefined) return known
    const { actor: id, session } = entry
    const actor: TracedActor = {
      machine: id,
      session,
      active: [],
      event: null,
      last: [],
      isRunning: true,
    }
    const machine = machineOf(entry.actor)
    actors.set(entry.session, actor)
    setActive(actor, machine !== undefined && entry.kind === 'actor' ? initialValue(machine.root) : {})
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
    if (entry.kind !== 'transition') return
    setActive(actor, entry.value as StateValue)
    actor.last = asked.delete(actor) ? entry.taken : [...actor.last, ...entry.taken]
  }
  for (const entry of entries) add(entry)

  return {
    add,
    actor: (session) => actors.get(session),
    actors: () => [...actors.values()],
    seen: () => {
      if (isSeenChanged) seenStates = Object.fromEntries([...seen].map(([machine, states]) => [machine, [...states]]))
      isSeenChanged = false
      return seenStates
    },
  }
}

type ActorEntry = Extract<TraceEntry, { session: string }>

/** The initial state value of a machine, before any transition. */
function initialValue(node: AnyStateNode): StateValue {
  if (node.type === 'parallel') {
    return Object.fromEntries(
      Object.entries(node.states).map(([key, child]) => [key, initialValue(child as AnyStateNode)]),
    )
  }
  const first = node.type === 'compound' ? node.initial.target[0] : undefined
  if (first === undefined) return {}
  return first.type === 'compound' || first.type === 'parallel' ? { [first.key]: initialValue(first) } : first.key
}
