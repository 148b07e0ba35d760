import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** The transitions that leave a state, in the order of its chart: by event, each guarded branch apart, then `always`. */
export function transitionsOf(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
}

/** '<state id>|<event type>|<place among those that leave the state>'; '' is the event type of `always`. */
export function transitionId(transition: AnyTransitionDefinition): string {
  return `${transition.source.id}|${transition.eventType}|${transitionsOf(transition.source).indexOf(transition)}`
}

/** The states of a machine, a parent before its children. */
export function statesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  return nodesBelow(machine.root)
}

function nodesBelow(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesBelow(child as AnyStateNode))]
}
