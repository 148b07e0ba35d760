import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import { statesOf, transitionId, transitionsOf } from '#machines/model/transitions.ts'

/** Sample events of a type, for guards that read their events. */
export type Samples = (eventType: string) => readonly EventObject[]

/** The ids of the active states' transitions whose guard is false right now, for every sample (FLOW-3). */
export function blockedIn(snapshot: AnyMachineSnapshot, active: readonly string[], samples: Samples): string[] {
  return statesOf(snapshot.machine)
    .filter(({ id }) => active.includes(id))
    .flatMap(transitionsOf)
    .filter((transition) => isBlocked(transition, snapshot, samples))
    .map(transitionId)
}

function isBlocked(transition: AnyTransitionDefinition, snapshot: AnyMachineSnapshot, samples: Samples): boolean {
  // The result of an actor is not known yet, so its guards cannot be evaluated.
  const events = eventsFor(transition, samples)
  return events.length > 0 && events.every((event) => refuses(transition, snapshot, event))
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
