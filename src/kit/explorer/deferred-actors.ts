import type { ActorLogic, AnyActorRef, AnyStateMachine, EventObject, Snapshot } from 'xstate'

interface Ending extends EventObject {
  type: 'end'
  outcome: { done: unknown } | { error: unknown }
}

/**
 * The machine with nothing of the world behind it: every call and every watcher waits to be ended by hand, and every
 * action that the app supplies only tells its name.
 */
export function held(machine: AnyStateMachine, note: (action: string) => void): AnyStateMachine {
  const { actors, actions } = machine.implementations as Implementations
  const supplied = Object.keys(actions).filter((name) => !isBuiltIn(actions[name]))
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, waiting])),
    actions: Object.fromEntries(supplied.map((name) => [name, () => note(name)])),
  } as never)
}

/** Ends a call, at once: what the machine makes of it is done when this returns. */
export function end(call: AnyActorRef, outcome: Ending['outcome']): void {
  call.send({ type: 'end', outcome })
}

/** What a call was given. */
export function inputOf(call: AnyActorRef): unknown {
  return (call.getSnapshot() as { input?: unknown }).input
}

const waiting: ActorLogic<Snapshot<unknown> & { input?: unknown }, Ending, unknown> = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  transition: (snapshot, { type, outcome }) => {
    if (type !== 'end') return snapshot
    return 'done' in outcome
      ? { status: 'done', output: outcome.done, error: undefined }
      : { status: 'error', output: undefined, error: outcome.error }
  },
  getPersistedSnapshot: (snapshot) => snapshot,
}

interface Implementations {
  actors: Readonly<Record<string, unknown>>
  actions: Readonly<Record<string, unknown>>
}

/** `assign`, `raise` and their like carry a type; what the app must supply is a plain function. */
function isBuiltIn(action: unknown): boolean {
  return typeof action === 'function' && 'type' in action
}
