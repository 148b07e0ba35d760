import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { runningActors } from '#src/kit/actors/registry.ts'

/** Which living flow is meant: its machine, and what tells it from others of that machine. */
export interface FlowName {
  flow: string
  mark?: string
  /** from 1, in the order in which they started */
  which?: number
}

/** Two forms of one page may load in any order: what they are for tells them apart. */
const MARKS: Readonly<Record<string, (context: Record<string, unknown>) => string>> = {
  message: ({ kind }) => String(kind),
}

export function flowName(actor: AnyActorRef): FlowName {
  const { machine } = actor.getSnapshot() as AnyMachineSnapshot
  const mark = markOf(actor)
  const name = { flow: machine.id, ...(mark === undefined ? {} : { mark }) }
  const which = alike(name).indexOf(actor) + 1
  return which > 1 ? { ...name, which } : name
}

export function findFlow({ which = 1, ...name }: FlowName): AnyActorRef | undefined {
  return alike(name)[which - 1]
}

function alike({ flow, mark }: FlowName): AnyActorRef[] {
  return runningActors().filter((actor) => {
    const { machine } = actor.getSnapshot() as AnyMachineSnapshot
    return machine.id === flow && markOf(actor) === mark
  })
}

function markOf(actor: AnyActorRef): string | undefined {
  const { machine, context } = actor.getSnapshot() as AnyMachineSnapshot
  return MARKS[machine.id]?.(context as Record<string, unknown>)
}
