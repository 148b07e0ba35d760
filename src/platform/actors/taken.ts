import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getStateNodes,
} from 'xstate'
import { evaluateGuard } from 'xstate/guards'

/** The transitions that an event causes, in the order of the regions. Evaluates the guards again. */
export function takenByEvent(before: AnyMachineSnapshot, event: AnyEventObject): readonly AnyTransitionDefinition[] {
  return before.machine.getTransitionData(before as never, event)
}

/** The `always` transitions that come next. `event` is the last event that the machine received. */
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

// Cached by state value: a machine has few, and every eventless microstep looks its transitions up.
const known = new WeakMap<AnyStateNode, Map<string, readonly Candidates[]>>()

/** For each innermost state: its own transitions, then those of its ancestors. */
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
