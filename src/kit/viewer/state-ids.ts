import { type AnyStateMachine, type AnyStateNode, getStateNodes, type StateValue } from 'xstate'
import { machines } from '#src/demo/machines.ts'

const byId = new Map(machines.map((machine) => [machine.id, machine]))

export function machineOf(id: string): AnyStateMachine | undefined {
  return byId.get(id)
}

// A machine stands in few states, and each is asked for with every step of the log.
const known = new Map<string, readonly string[]>()

/** The ids of the states that a value names, the root's first; the same list for the same value. */
export function activeIds(machine: AnyStateMachine, value: StateValue): readonly string[] {
  const key = `${machine.id} ${typeof value === 'string' ? value : JSON.stringify(value)}`
  const ids = known.get(key) ?? [...new Set(getStateNodes(machine.root, value).map(({ id }) => id))]
  known.set(key, ids)
  return ids
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
