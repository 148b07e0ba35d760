import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { AnyStateMachine } from 'xstate'
import { machines } from '#src/demo/machines.ts'
import { clock } from '#src/kit/actors/runtime.ts'
import { graphOf } from '#src/kit/statechart/graph.ts'
import { shown } from '#src/kit/trace/shown.ts'
import { definitionOf } from './definition.ts'

type ActorMessage = Extract<StatelyInspectionEvent, { type: '@xstate.actor' }>
type EventMessage = Extract<StatelyInspectionEvent, { type: '@xstate.event' }>

/** An actor is announced, by the name of its machine. */
export function isActorMessage(message: StatelyInspectionEvent): message is ActorMessage {
  return message.type === '@xstate.actor'
}

export function isEventMessage(message: StatelyInspectionEvent): message is EventMessage {
  return message.type === '@xstate.event'
}

/** Which machine an actor runs, by its session id. */
export type MachineOf = (sessionId: string) => AnyStateMachine | undefined

/**
 * The inspector's `serialize`, through which every message passes (FLOW-2): as plain JSON, at the app clock's time, and with the
 * definition as it is written. The inspector calls it twice for a message; what has gone through comes out the same.
 */
export function createGate(machineOf: MachineOf): (message: StatelyInspectionEvent) => StatelyInspectionEvent {
  const finished = new WeakSet<StatelyInspectionEvent>()
  return (message) => {
    if (finished.has(message)) return message
    const { sessionId } = message
    const machine = isActorMessage(message) ? machineOf(sessionId) : undefined
    const built = {
      ...(shown(message) as object),
      ...(machine === undefined ? {} : { name: machine.id, definition: definitionOfMachine(machine) }),
      id: null,
      rootId: sessionId,
      createdAt: String(clock.now()),
    } as unknown as StatelyInspectionEvent
    finished.add(built)
    return built
  }
}

const definitions = new Map<string, string>()

/** Drawn from the list of machines: the actor's own carries what it was provided with. */
function definitionOfMachine({ id }: AnyStateMachine): string | undefined {
  const machine = machines.find((one) => one.id === id)
  if (machine !== undefined && !definitions.has(id)) definitions.set(id, definitionOf(graphOf(machine)))
  return definitions.get(id)
}
