import { type AnyStateMachine, getStateNodes, type StateValue } from 'xstate'

// Cached: a machine has few state values, and every row of the log looks one up.
const known = new Map<string, readonly string[]>()

/** The ids of the active states of a state value, the root's first. Equal values get the same list. */
export function activeIds(machine: AnyStateMachine, value: StateValue): readonly string[] {
  const key = `${machine.id} ${typeof value === 'string' ? value : JSON.stringify(value)}`
  const ids = known.get(key) ?? [...new Set(getStateNodes(machine.root, value).map(({ id }) => id))]
  known.set(key, ids)
  return ids
}
