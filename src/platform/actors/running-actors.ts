import type { AnyActorRef } from 'xstate'
import { machineOf } from './machine-of.ts'
import { shownRoot } from './shown-root.ts'
import { actorsOf } from './system-moment.ts'

/** The actors of machines in a system, by default the one that the page shows, the oldest first. */
export function runningActors(root = shownRoot.get()): AnyActorRef[] {
  if (root === undefined) return []
  return [...actorsOf(root).values()].filter(isActive).toSorted((left, right) => ageOf(left) - ageOf(right))
}

/** The session of the machine that started an actor; null for the root. */
export function parentOf(session: string, root = shownRoot.get()): string | null {
  const parent = runningActors(root).find((actor) =>
    Object.values<AnyActorRef | undefined>(actor.getSnapshot().children).some((child) => child?.sessionId === session),
  )
  return parent?.sessionId ?? null
}

/** The state value of every running actor, by machine id; further actors of the same machine get a number. */
export function runningStates(root = shownRoot.get()): Record<string, unknown> {
  const states: Record<string, unknown> = {}
  for (const actor of runningActors(root)) {
    const snapshot = actor.getSnapshot()
    const id: string = snapshot.machine.id
    const count = Object.keys(states).filter((key) => key === id || key.startsWith(`${id} `)).length
    states[count === 0 ? id : `${id} ${count + 1}`] = snapshot.value
  }
  return states
}

function isActive(actor: AnyActorRef): boolean {
  return machineOf(actor) !== undefined && actor.getSnapshot().status === 'active'
}

/** XState numbers actors in the order in which they are created: 'x:12'. */
function ageOf({ sessionId }: AnyActorRef): number {
  return Number(sessionId.split(':')[1])
}
