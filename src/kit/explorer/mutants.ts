import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { statesOf, transitionsOf } from '#src/kit/statechart/transitions.ts'
import type { Plan } from '#src/kit/model/plan.ts'
import { type Runnable, runnableOf } from './run.ts'
import { brokenWay, type ShortestWays } from './shortest-paths.ts'

/** A machine with one thing wrong: a transition that is gone, or one whose guard never lets through. */
export interface Mutant {
  /** in words */
  change: string
  /** how the written ways tell that something is wrong; null when they do not */
  noticed: string | null
}

/** Spoils each transition of a machine in turn, and sees whether its written ways notice it (FLOW-4). */
export function mutants(plan: Plan, kept: ShortestWays): Mutant[] {
  const { ids, machine } = runnableOf(plan)
  return statesOf(machine).flatMap((node) =>
    transitionsOf(node).flatMap((transition) => {
      const id = ids.get(transition) ?? ''
      const guarded = transition.guard === undefined ? [] : [spoil(plan, kept, id, 'never lets through', shut)]
      return [spoil(plan, kept, id, 'is gone', remove), ...guarded]
    }),
  )
}

type Change = (node: AnyStateNode, transition: AnyTransitionDefinition) => void

/** Changes a machine of its own, so that nobody else sees it. */
function spoil(plan: Plan, kept: ShortestWays, id: string, how: string, change: Change): Mutant {
  const runnable: Runnable = runnableOf(plan)
  for (const [transition, own] of runnable.ids) if (own === id) change(transition.source, transition)
  return { change: `${id} ${how}`, noticed: brokenWay(plan, kept, runnable, id) }
}

function remove(node: AnyStateNode, transition: AnyTransitionDefinition): void {
  const others = (all: readonly AnyTransitionDefinition[] = []) => all.filter((other) => other !== transition)
  for (const [event, all] of node.transitions) node.transitions.set(event, others(all))
  node.always = others(node.always)
}

function shut(_: AnyStateNode, transition: AnyTransitionDefinition): void {
  transition.guard = () => false
}
