import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate'
import { machines } from '#src/demo/machines.ts'

const byId = new Map(machines.map((machine) => [machine.id, machine]))

export function machineOf(id: string): AnyStateMachine | undefined {
  return byId.get(id)
}

/** The value that a machine begins with, before any transition. */
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
