import type { AnyActorRef, AnyStateMachine, AnyStateNode } from 'xstate'
import { activeIds } from '#machines/model/active-ids.ts'
import { statesOf, transitionId, transitionsOf } from '#machines/model/transitions.ts'
import type { ActorEvent } from '#src/platform/actors/inspection.ts'
import type { MachineCoverage } from '#src/workbench/contract/demo-contract.ts'

/** Counts what actors do, so each event must be noted once. An actor's first state counts, also when it is left at once. */
export function createCoverage() {
  // By the machine's id: each mount of a view makes its own copy of the machine.
  const machines = new Map<string, { machine: AnyStateMachine; counts: Map<string, number> }>()
  const active = new WeakMap<AnyActorRef, readonly string[]>()

  const count = (machine: AnyStateMachine, ids: readonly string[]) => {
    const { counts } = machines.get(machine.id) ?? { counts: new Map<string, number>() }
    machines.set(machine.id, { machine, counts })
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const enter = (actor: AnyActorRef, machine: AnyStateMachine, ids: readonly string[]) => {
    const before = active.get(actor)
    // Most events change no state, and equal state values have the same list.
    if (before === ids) return
    active.set(actor, ids)
    count(machine, before === undefined ? ids : ids.filter((id) => !before.includes(id)))
  }

  return {
    note: (event: ActorEvent) => {
      const { kind, actor } = event
      if (kind === 'started') active.delete(actor)
      if (kind !== 'transition' && kind !== 'settled') return
      const { machine, value } = event.snapshot
      if (kind === 'transition') {
        // The state in which an actor starts is only known from the first transition that leaves it.
        const [first] = event.taken
        if (!active.has(actor) && first !== undefined) enter(actor, machine, withAncestors(first.source))
        count(machine, event.taken.map(transitionId))
      }
      enter(actor, machine, activeIds(machine, value))
    },
    /** the machines of which an actor has started, in that order */
    list: (): MachineCoverage[] =>
      [...machines.values()].map(({ machine, counts }) => {
        const partOf = (id: string) => ({ id, taken: counts.get(id) ?? 0 })
        const states = statesOf(machine)
        return {
          machine: machine.id,
          states: states.map(({ id }) => partOf(id)),
          transitions: states.flatMap(transitionsOf).map((transition) => partOf(transitionId(transition))),
        }
      }),
  }
}

/** The ids of a state and of those around it, the root's first. */
function withAncestors({ id, parent }: AnyStateNode): string[] {
  return [...(parent === undefined ? [] : withAncestors(parent)), id]
}
