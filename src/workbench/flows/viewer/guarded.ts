import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import { statesOf, transitionId, transitionsOf } from '#machines/model/transitions.ts'

/** The guards of the active states' transitions right now (FLOW-3), by transition id. */
export interface Guarded {
  /** transitions whose guard is false for every sample */
  blocked: readonly string[]
  /** the index of the sample that takes a transition, when it is not the first */
  starts: Readonly<Record<string, number>>
}

/** Sample events of a type, for guards that read their events. */
export type Samples = (eventType: string) => readonly EventObject[]

export function guardedIn(snapshot: AnyMachineSnapshot, active: readonly string[], samples: Samples): Guarded {
  const blocked: string[] = []
  const starts: Record<string, number> = {}
  for (const node of statesOf(snapshot.machine)) {
    if (!active.includes(node.id)) continue
    for (const transition of transitionsOf(node)) {
      const above = branchesAbove(transition)
      // Without a guard it is never blocked.
      if (transition.guard === undefined && above.length === 0) continue
      const events = eventsFor(transition, samples)
      // The result of an actor is not known yet, so its guards cannot be evaluated.
      if (events.length === 0) continue
      const start = firstTaken(transition, above, snapshot, events)
      if (start < 0) blocked.push(transitionId(transition))
      else if (start > 0) starts[transitionId(transition)] = start
    }
  }
  return { blocked, starts }
}

/** The index of the first event that takes this branch rather than one above it, otherwise of the first that its guard accepts; -1 for none. */
function firstTaken(
  transition: AnyTransitionDefinition,
  above: readonly AnyTransitionDefinition[],
  snapshot: AnyMachineSnapshot,
  events: readonly EventObject[],
): number {
  const lets = (one: AnyTransitionDefinition, event: EventObject) => !refuses(one, snapshot, event)
  const taken = events.findIndex((event) => lets(transition, event) && !above.some((other) => lets(other, event)))
  return taken < 0 ? events.findIndex((event) => lets(transition, event)) : taken
}

/** The branches of the same event that have priority. */
function branchesAbove(transition: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  const branches = transitionsOf(transition.source).filter(({ eventType }) => eventType === transition.eventType)
  return branches.slice(0, branches.indexOf(transition))
}

function eventsFor({ eventType }: AnyTransitionDefinition, samples: Samples): readonly EventObject[] {
  if (eventType.startsWith('xstate.done.') || eventType.startsWith('xstate.error.')) return []
  if (eventType === '' || eventType.startsWith('xstate.')) return [{ type: eventType }]
  return samples(eventType)
}

/** A guard that throws for a sample is treated as open. */
function refuses({ guard }: AnyTransitionDefinition, snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  try {
    return guard !== undefined && !evaluateGuard(guard, snapshot.context, event, snapshot)
  } catch {
    return false
  }
}
