import type { AnyActorRef } from 'xstate'
import { machineOf } from '#src/platform/actors/machine-of.ts'
import { runningActors } from '#src/platform/actors/running-actors.ts'

/** Names a running flow: by its `systemId`, or by its machine and its place among the flows of that machine. */
interface FlowName {
  flow: string
  /** from 1, in the order in which they started */
  which?: number
}

export function flowNameOf(actor: AnyActorRef): FlowName {
  const [systemId] = Object.entries(actor.system.getAll()).find(([, other]) => other === actor) ?? []
  if (systemId !== undefined) return { flow: systemId }
  const flow = machineOf(actor)?.id ?? ''
  // Of its own system, whatever the page shows.
  const which = running(flow, actor.system.get('app')).indexOf(actor)
  return which > 0 ? { flow, which: which + 1 } : { flow }
}

/** The running flow of this name, in the system that the page shows. Undefined when it does not run. */
export function findFlow({ flow, which = 1 }: FlowName): AnyActorRef | undefined {
  return runningActors()[0]?.system.get(flow) ?? running(flow)[which - 1]
}

function running(flow: string, root?: AnyActorRef): AnyActorRef[] {
  return runningActors(root).filter((actor) => machineOf(actor)?.id === flow)
}
