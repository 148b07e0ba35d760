import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import { runningActors } from '#src/kit/actors/registry.ts'
import { clock, delaysOf, observe } from '#src/kit/actors/runtime.ts'
import { activeIds } from '#src/kit/statechart/active-ids.ts'
import { statesOf, transitionId, transitionsOf } from '#src/kit/statechart/transitions.ts'
import { shown } from '#src/kit/trace/shown.ts'
import type { Trace } from '#src/kit/trace/trace.ts'
import type { DemoFlows, FlowView } from './demo-contract.ts'
import type { FlowTools } from './desk-tools.ts'

/** `window.demo.flows` */
export function createDemoFlows(tools: FlowTools): DemoFlows {
  return {
    list: () => runningActors().map((actor) => viewOf(actor, tools.trace)),
    subscribe: (listener) => {
      const stops = [observe(({ kind }) => (kind === 'settled' || kind === 'stopped' ? listener() : undefined))]
      stops.push(clock.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    send: (session, event) => {
      const actor = actorOf(session)
      const { machine, value }: AnyMachineSnapshot = actor.getSnapshot()
      if (!takes(actor, event))
        throw new Error(`${machine.id} does not take ${event.type} now: it is in ${JSON.stringify(value)}.`)
      actor.send(event)
    },
    jump: async (session, timer) => {
      const actor = actorOf(session)
      const found = timersOf(actor).find(({ name }) => name === timer)
      if (found === undefined) throw new Error(`${actor.getSnapshot().machine.id} has no running delay ${timer}.`)
      await clock.advance(Math.max(0, found.due - clock.now()))
    },
    source: async () => (await clock.track(import('./flows/local-source.ts'))).localSource(tools),
    charts: async () => (await clock.track(import('./flows/charts.ts'))).charts(),
    inspector: async () => (await clock.track(import('./inspector/inspection.ts'))).inspection,
  }
}

function viewOf(actor: AnyActorRef, trace: Trace): FlowView {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  const active = activeIds(snapshot.machine, snapshot.value)
  const entry = trace.list().findLast((one) => one.kind === 'transition' && one.session === actor.sessionId)
  return {
    id: snapshot.machine.id,
    session: actor.sessionId,
    active: [...active],
    context: shown(snapshot.context),
    last: entry?.kind === 'transition' ? [...entry.taken] : [],
    blocked: statesOf(snapshot.machine)
      .filter(({ id }) => active.includes(id))
      .flatMap(transitionsOf)
      .filter(({ guard, eventType }) => {
        try {
          return guard !== undefined && !evaluateGuard(guard, snapshot.context, { type: eventType }, snapshot)
        } catch {
          return false
        }
      })
      .map(transitionId),
    timers: timersOf(actor),
  }
}

function timersOf(actor: AnyActorRef): FlowView['timers'] {
  return delaysOf(actor).flatMap(({ eventType, timer }) => {
    const due = clock.due(timer)
    return due === undefined ? [] : [{ name: eventType.split('.')[2] ?? eventType, due }]
  })
}

function actorOf(session: string): AnyActorRef {
  const actor = runningActors().find(({ sessionId }) => sessionId === session)
  if (actor === undefined) throw new Error(`No running machine has the session ${session}.`)
  return actor
}

/** A guard that cannot read the event refuses it. */
function takes(actor: AnyActorRef, event: { type: string }): boolean {
  try {
    return (actor.getSnapshot() as AnyMachineSnapshot).can(event)
  } catch {
    return false
  }
}
