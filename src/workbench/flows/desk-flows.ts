import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { clock } from '#src/platform/actors/app-clock.ts'
import { machineOf } from '#src/platform/actors/machine-of.ts'
import { runningActors } from '#src/platform/actors/running-actors.ts'
import type { DemoInspector, DeskFlows } from '#src/workbench/contract/desk-demo.ts'
import { outsideListener } from '#src/workbench/trace/outside-listener.ts'
import { loadFlowTools } from './load-flow-tools.ts'
import type { FlowParts } from './local-source.ts'
import { createLiveStore } from './viewer/live-store.ts'

/** `window.demo.flows`. The viewer shows the same, and knows the machines' models too: it has a form for each event. */
export function createDeskFlows(tools: FlowParts): DeskFlows {
  const open = () => createLiveStore(tools, (_, type) => [{ type }])
  let inspector: DemoInspector | undefined
  const list = () => [...open().read().actors]
  const flows: DeskFlows = {
    list,
    subscribe: (listener) => open().subscribe(outsideListener(listener)),
    send: (session, event) => {
      tools.timeline.refuseWhileLooking()
      const actor = actorOf(session)
      const { machine, value }: AnyMachineSnapshot = actor.getSnapshot()
      if (typeof event?.type !== 'string') throw new Error("An event is an object with its type: { type: 'kyc.close' }")
      if (!accepts(actor, event))
        throw new Error(`${machine.id} does not take ${event.type} now: it is in ${JSON.stringify(value)}.`)
      actor.send(event)
    },
    jump: async (session, timer) => {
      tools.timeline.refuseWhileLooking()
      const id = machineOf(actorOf(session))?.id
      const found = list()
        .find((view) => view.session === session)
        ?.timers.find(({ name }) => name === timer)
      if (found === undefined) throw new Error(`${id} has no running delay ${timer}.`)
      await clock.advance(Math.max(0, found.due - clock.now()))
    },
    source: async () => (await loadFlowTools()).localSource(tools, flows),
    charts: async () => (await loadFlowTools()).charts(),
    inspector: async () => {
      const { createInspection } = await loadFlowTools()
      inspector ??= createInspection(tools.backend.product)
      return inspector
    },
  }
  return flows
}

function actorOf(session: string): AnyActorRef {
  const actor = runningActors().find(({ sessionId }) => sessionId === session)
  if (actor === undefined) throw new Error(`No running machine has the session ${session}.`)
  return actor
}

/** A guard that throws counts as refusing. */
function accepts(actor: AnyActorRef, event: { type: string }): boolean {
  try {
    return (actor.getSnapshot() as AnyMachineSnapshot).can(event)
  } catch {
    return false
  }
}
