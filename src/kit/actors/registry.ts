import type { AnyActorRef } from 'xstate'
import type { ActorEvent } from './inspection.ts'

const running = new Set<AnyActorRef>()

/** Follows starts and stops. A view that unmounts leaves its actor's snapshot active: the snapshot alone does not tell. */
export function register({ kind, actor }: ActorEvent): void {
  if (kind === 'started') running.add(actor)
  else if (kind === 'stopped') running.delete(actor)
}

/** The actors of machines that run, the oldest first. */
export function runningActors(): AnyActorRef[] {
  // One that broke does not say that it stopped.
  return [...running].filter((actor) => actor.getSnapshot().status === 'active')
}

/** The state value of every running actor, by machine id; a second one of the same machine gets a number. */
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

/** The running actor of a machine, the newest where there are several. */
export function runningActor(id: string): AnyActorRef | undefined {
  return runningActors().findLast((actor) => actor.getSnapshot().machine.id === id)
}
