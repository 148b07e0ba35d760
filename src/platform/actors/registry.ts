import type { AnyActorRef } from 'xstate'
import type { ActorEvent } from './inspection.ts'

const running = new Set<AnyActorRef>()

/** Tracks starts and stops. The snapshot is not enough: when a view unmounts, its actor's snapshot stays active. */
export function register({ kind, actor }: ActorEvent): void {
  if (kind === 'started') running.add(actor)
  else if (kind === 'stopped') running.delete(actor)
}

/** The running actors of machines, the oldest first. */
export function runningActors(): AnyActorRef[] {
  // An actor that failed does not report that it stopped.
  return [...running].filter((actor) => actor.getSnapshot().status === 'active')
}

/** The state value of every running actor, by machine id; further actors of the same machine get a number. */
export function runningStates(): Record<string, unknown> {
  const states: Record<string, unknown> = {}
  for (const actor of runningActors()) {
    const snapshot = actor.getSnapshot()
    const id: string = snapshot.machine.id
    const count = Object.keys(states).filter((key) => key === id || key.startsWith(`${id} `)).length
    states[count === 0 ? id : `${id} ${count + 1}`] = snapshot.value
  }
  return states
}
