import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getStateNodes,
} from 'xstate'
import { evaluateGuard } from 'xstate/guards'

/** The transitions that an event makes a machine take, in the order of its regions. Guards are asked again. */
export function takenByEvent(before: AnyMachineSnapshot, event: AnyEventObject): readonly AnyTransitionDefinition[] {
  return before.machine.getTransitionData(before as never, event)
}

/** The `always` transitions that a machine takes next, `event` being the last one that it was given. */
export function takenAlways(before: AnyMachineSnapshot, event: AnyEventObject): readonly AnyTransitionDefinition[] {
  const taken = new Set<AnyTransitionDefinition>()
  for (const candidates of alwaysIn(before)) {
    const first = candidates.find(
      ({ guard }) => guard === undefined || evaluateGuard(guard, before.context, event, before),
    )
    if (first !== undefined) taken.add(first)
  }
  return [...taken]
}

type Candidates = readonly AnyTransitionDefinition[]

// By state value: a machine stands in few, and is asked with every step that no event makes it take.
const known = new WeakMap<AnyStateNode, Map<string, readonly Candidates[]>>()

/** For each innermost state, what it may take and then what the states around it may. */
function alwaysIn({ machine: { root }, value }: AnyMachineSnapshot): readonly Candidates[] {
  const ofMachine = known.get(root) ?? new Map<string, readonly Candidates[]>()
  known.set(root, ofMachine)
  const key = JSON.stringify(value)
  const candidates =
    ofMachine.get(key) ??
    getStateNodes(root, value)
      .filter(({ type }) => type === 'atomic' || type === 'final')
      .map(alwaysAround)
      .filter(({ length }) => length > 0)
  ofMachine.set(key, candidates)
  return candidates
}

function alwaysAround(node: AnyStateNode): Candidates {
  return [...(node.always ?? []), ...(node.parent === undefined ? [] : alwaysAround(node.parent))]
}
