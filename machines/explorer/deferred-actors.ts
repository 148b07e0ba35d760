import type { ActorLogic, AnyActorRef, AnyStateMachine, EventObject, Snapshot } from 'xstate'
import type { Model } from '#machines/model/model.ts'

interface Settlement extends EventObject {
  type: 'settle'
  outcome: { done: unknown } | { error: unknown }
}

/** The machine with calls and watchers that are settled by hand. Actions that the app supplies do nothing. */
export function withDeferredActors(machine: AnyStateMachine, { outcomes }: Model): AnyStateMachine {
  const { actors, actions } = machine.implementations as Implementations
  const supplied = Object.keys(actions).filter((name) => !isBuiltIn(actions[name]))
  return machine.provide({
    actors: Object.fromEntries(Object.keys({ ...actors, ...outcomes }).map((name) => [name, deferred])),
    actions: Object.fromEntries(supplied.map((name) => [name, () => {}])),
  } as never)
}

/** Settles a call. The machine has reacted when this returns. */
export function settle(call: AnyActorRef, outcome: Settlement['outcome']): void {
  call.send({ type: 'settle', outcome })
}

/** The input of a call. */
export function inputOf(call: AnyActorRef): unknown {
  return (call.getSnapshot() as { input?: unknown }).input
}

const deferred: ActorLogic<Snapshot<unknown> & { input?: unknown }, Settlement, unknown> = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  transition: (snapshot, { type, outcome }) => {
    if (type !== 'settle') return snapshot
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

/** Built-in actions such as `assign` and `raise` carry a type; app-supplied actions are plain functions. */
function isBuiltIn(action: unknown): boolean {
  return typeof action === 'function' && 'type' in action
}
