import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Model } from '#src/kit/model/model.ts'
import { statesOf, transitionsOf } from '#src/kit/statechart/transitions.ts'
import { brokenPath, type ShortestPaths } from './shortest-paths.ts'
import { createTestMachine } from './test-harness.ts'

/** A machine with one deliberate defect: a transition is missing, or a guard is always false. */
export interface Mutant {
  /** a description of the defect */
  change: string
  /** how the shortest paths reveal the defect; null when they do not */
  noticed: string | null
}

/** Breaks one transition of a machine at a time, and checks that the shortest paths reveal it (FLOW-4). */
export function mutants(machine: AnyStateMachine, model: Model, kept: ShortestPaths): Mutant[] {
  const { ids, machine: original } = createTestMachine(machine)
  const mutate = (id: string, how: string, change: Change) => mutant(machine, model, kept, { id, how, change })
  return statesOf(original).flatMap((node) =>
    transitionsOf(node).flatMap((transition) => {
      const id = ids.get(transition) ?? ''
      const closed = transition.guard === undefined ? [] : [mutate(id, 'never lets through', closeGuard)]
      return [mutate(id, 'is gone', remove), ...closed]
    }),
  )
}

type Change = (node: AnyStateNode, transition: AnyTransitionDefinition) => void

interface Mutation {
  id: string
  how: string
  change: Change
}

/** Each mutant gets its own copy of the machine. */
function mutant(machine: AnyStateMachine, model: Model, kept: ShortestPaths, { id, how, change }: Mutation): Mutant {
  const testMachine = createTestMachine(machine)
  for (const [transition, own] of testMachine.ids) if (own === id) change(transition.source, transition)
  return { change: `${id} ${how}`, noticed: brokenPath(testMachine, model, kept, id) }
}

function remove(node: AnyStateNode, transition: AnyTransitionDefinition): void {
  const others = (all: readonly AnyTransitionDefinition[] = []) => all.filter((other) => other !== transition)
  for (const [event, all] of node.transitions) node.transitions.set(event, others(all))
  node.always = others(node.always)
}

function closeGuard(_: AnyStateNode, transition: AnyTransitionDefinition): void {
  transition.guard = () => false
}
