import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate'

/** The initial state value of a machine, before any transition. */
export function initialValue({ root }: AnyStateMachine): StateValue {
  return valueBelow(root)
}

function valueBelow(node: AnyStateNode): StateValue {
  if (node.type === 'parallel') {
    return Object.fromEntries(
      Object.entries(node.states).map(([key, child]) => [key, valueBelow(child as AnyStateNode)]),
    )
  }
  const first = node.type === 'compound' ? node.initial.target[0] : undefined
  if (first === undefined) return {}
  return first.type === 'compound' || first.type === 'parallel' ? { [first.key]: valueBelow(first) } : first.key
}
