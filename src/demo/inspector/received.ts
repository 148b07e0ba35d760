import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { StateValue } from 'xstate'
import { viewer } from '#src/demo/flows/viewer.ts'
import type { TraceEntry, TraceFact } from '#src/kit/trace/entry.ts'
import type { PageView } from '#src/kit/viewer/page-view.ts'
import { createRemoteSource, type RemoteSource } from '#src/kit/viewer/remote-source.ts'
import { createTraceReducer } from '#src/kit/viewer/trace-reducer.ts'
import { isActorMessage, isEventMessage } from './messages.ts'

export interface Received {
  source: RemoteSource
  receive(message: StatelyInspectionEvent): void
}

/** The inspector's messages in the form that the flow viewer shows: actors, their states and the events that they receive. */
export function createReceived(): Received {
  const source: RemoteSource = {
    ...createRemoteSource('inspector', async () => ({ kind: 'failed' })),
    isReadOnly: true,
  }
  const machines = new Map<string, string>()
  const reducer = createTraceReducer(viewer.machine)
  let number = 0

  const add = (at: number, facts: readonly TraceFact[]) => {
    const entries = facts.map((fact): TraceEntry => {
      number += 1
      return { number, at, ...fact }
    })
    for (const entry of entries) reducer.add(entry)
    source.addEntries(entries, false)
    source.showView(viewAt(at))
  }
  const viewAt = (at: number): PageView => ({
    actors: reducer
      .actors()
      .filter(({ isRunning }) => isRunning)
      .map(({ machine, session, active, context, event }) => ({
        machine,
        session,
        active,
        context,
        event,
        last: [],
        blocked: [],
        starts: {},
        timers: [],
      })),
    seen: reducer.seen(),
    // The inspector has no clock: its time is that of the last message.
    clock: { mode: 'paused', virtual: at, wall: at },
    person: null,
  })

  return {
    source,
    receive: (message) => {
      if (isActorMessage(message)) machines.set(message.sessionId, message.name)
      const actor = machines.get(message.sessionId)
      if (actor === undefined) return
      add(Number(message.createdAt), factsOf(message, { actor, session: message.sessionId }))
    },
  }
}

function factsOf(message: StatelyInspectionEvent, who: { actor: string; session: string }): TraceFact[] {
  const started: TraceFact = { kind: 'actor', ...who, change: 'started' }
  if (isEventMessage(message))
    return [message.event.type === 'xstate.init' ? started : { kind: 'event', ...who, event: message.event }]
  const { value, status, context } = message.snapshot as { value: StateValue; status: string; context: unknown }
  if (status !== 'active') return [{ kind: 'actor', ...who, change: 'stopped' }]
  const moved: TraceFact = { kind: 'transition', ...who, value, context, taken: [] }
  return isActorMessage(message) ? [started, moved] : [moved]
}
