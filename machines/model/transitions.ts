import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

// Cached: every event of every actor looks them up, and a machine does not change.
const leaving = new WeakMap<AnyStateNode, readonly AnyTransitionDefinition[]>()
const ids = new WeakMap<AnyTransitionDefinition, string>()
const states = new WeakMap<AnyStateNode, readonly AnyStateNode[]>()

/** The transitions of a state, in the order of its chart: by event, each guarded branch by itself, then `always`. */
export function transitionsOf(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return kept(leaving, node, () => [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
}

/** '<state id>|<event type>|<position among the state's transitions>'; the event type of `always` is ''. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  return kept(ids, transition, () => `${source.id}|${eventType}|${transitionsOf(source).indexOf(transition)}`)
}

/** The states of a machine, parents before their children. */
export function statesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  return kept(states, machine.root, nodesBelow)
}

function nodesBelow(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesBelow(child as AnyStateNode))]
}

function kept<Key extends object, Value>(values: WeakMap<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const known = values.get(key)
  if (known !== undefined) return known
  const value = make(key)
  values.set(key, value)
  return value
}
