import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { runningActors } from '#src/platform/actors/registry.ts'

/** Names a running flow: its machine, and what distinguishes it from others of that machine. */
export interface FlowName {
  flow: string
  mark?: string
  /** from 1, in the order in which they started */
  which?: number
}

/** By machine id: what distinguishes flows that may start in any order. */
export type Marks = Readonly<Record<string, (context: Record<string, unknown>) => string>>

export interface FlowNames {
  nameOf(actor: AnyActorRef): FlowName
  /** Without a mark, finds flows with any mark. */
  find(name: FlowName): AnyActorRef | undefined
}

export function createFlowNames(marks: Marks): FlowNames {
  return {
    nameOf: (actor) => {
      const mark = markOf(actor)
      const name = { flow: machineOf(actor), ...(mark === undefined ? {} : { mark }) }
      const which = running(name.flow)
        .filter((other) => markOf(other) === mark)
        .indexOf(actor)
      return which > 0 ? { ...name, which: which + 1 } : name
    },
    find: ({ flow, mark, which = 1 }) =>
      running(flow).filter((actor) => mark === undefined || markOf(actor) === mark)[which - 1],
  }

  function markOf(actor: AnyActorRef): string | undefined {
    const { context } = actor.getSnapshot() as AnyMachineSnapshot
    return marks[machineOf(actor)]?.(context as Record<string, unknown>)
  }
}

function running(flow: string): AnyActorRef[] {
  return runningActors().filter((actor) => machineOf(actor) === flow)
}

function machineOf(actor: AnyActorRef): string {
  return (actor.getSnapshot() as AnyMachineSnapshot).machine.id
}
