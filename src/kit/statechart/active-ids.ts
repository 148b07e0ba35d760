import { type AnyStateMachine, getStateNodes, type StateValue } from 'xstate'

// A machine stands in few states, and each is asked for with every step of the log.
const known = new Map<string, readonly string[]>()

/** The ids of the states that a value names, the root's first; the same list for the same value. */
export function activeIds(machine: AnyStateMachine, value: StateValue): readonly string[] {
  const key = `${machine.id} ${typeof value === 'string' ? value : JSON.stringify(value)}`
  const ids = known.get(key) ?? [...new Set(getStateNodes(machine.root, value).map(({ id }) => id))]
  known.set(key, ids)
  return ids
}
