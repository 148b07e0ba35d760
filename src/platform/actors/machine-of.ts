import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

/** The machine that an actor runs, whose id is the actor's name; undefined for other logic, such as a call. */
export function machineOf(actor: AnyActorRef): AnyStateMachine | undefined {
  return (actor.getSnapshot() as Partial<AnyMachineSnapshot> | undefined)?.machine
}
