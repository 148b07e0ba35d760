import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { AnyStateMachine } from 'xstate'
import { clock } from '#src/platform/actors/runtime.ts'
import { machines } from '#src/workbench/flows/machines.ts'
import { graphOf } from '#src/workbench/flows/statechart/graph.ts'
import { shown } from '#src/workbench/flows/trace/shown.ts'
import { definitionOf } from './definition.ts'

/** The machine of each actor, by session id. */
export type MachineOf = (sessionId: string) => AnyStateMachine | undefined

/**
 * The inspector's `serialize`, which every message passes (FLOW-2). Returns plain JSON, with the app clock's time and the machine's
 * static definition. The inspector calls it twice per message; the second call changes nothing.
 */
export function createGate(machineOf: MachineOf): (message: StatelyInspectionEvent) => StatelyInspectionEvent {
  const finished = new WeakSet<StatelyInspectionEvent>()
  return (message) => {
    if (finished.has(message)) return message
    const { sessionId } = message
    const machine = message.type === '@xstate.actor' ? machineOf(sessionId) : undefined
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

/** Taken from the list of machines: the actor's own machine contains the implementations provided to it. */
function definitionOfMachine({ id }: AnyStateMachine): string | undefined {
  const machine = machines.find((one) => one.id === id)
  if (machine !== undefined && !definitions.has(id)) definitions.set(id, definitionOf(graphOf(machine)))
  return definitions.get(id)
}
