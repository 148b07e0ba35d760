import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  StateMachine,
} from 'xstate'

/** A method that XState 5.33 keeps private: the next event is handled by the machine of this snapshot. */
interface Updatable {
  update(snapshot: AnyMachineSnapshot, event: { type: string }): void
}

/**
 * Replaces the machines of a system's running actors by edited ones (DEMO-18). States, contexts, delays and open calls stay as they are.
 * What a state starts is started again only when it is entered again. Throws, and changes nothing, if a machine no longer has the state.
 */
export function renewLogic(root: AnyActorRef, logic: AnyStateMachine): void {
  const renewed: [AnyActorRef, AnyMachineSnapshot][] = []
  const add = (actor: AnyActorRef, machine: AnyActorLogic | undefined) => {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot()
    if (!isMachine(machine) || !isMachine(snapshot.machine)) return
    keepLate(snapshot.machine, machine)
    if (snapshot.machine !== machine && snapshot.status === 'active')
      renewed.push([actor, snapshotOn(machine, snapshot)])
    for (const child of Object.values<AnyActorRef | undefined>(snapshot.children))
      if (child !== undefined) add(child, actorsOf(machine)[String(child.src)])
  }
  add(root, logic)
  for (const [actor, snapshot] of renewed) (actor as unknown as Updatable).update(snapshot, { type: 'logic.renew' })
}

function snapshotOn(
  machine: AnyStateMachine,
  { machine: before, ...snapshot }: AnyMachineSnapshot,
): AnyMachineSnapshot {
  const alone = before.getPersistedSnapshot({ ...snapshot, children: {} } as never)
  const { children, context } = snapshot
  return Object.assign(machine.restoreSnapshot(alone as never, undefined as never), { children, context })
}

/** New logic lacks the machines that are loaded later, so it takes them over from the old logic. */
function keepLate(before: AnyStateMachine, machine: AnyStateMachine): void {
  const actors = actorsOf(machine)
  for (const [name, late] of Object.entries(actorsOf(before)))
    if (isMachine(late) && !isMachine(actors[name])) actors[name] = late
}

function actorsOf(machine: AnyStateMachine): Record<string, AnyActorLogic | undefined> {
  return machine.implementations.actors as Record<string, AnyActorLogic | undefined>
}

function isMachine(logic: unknown): logic is AnyStateMachine {
  return logic instanceof StateMachine
}
