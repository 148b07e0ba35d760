import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { AnyStateMachine, StateValue } from 'xstate'
import { graphOf } from '#src/dev/chart/graph.ts'
import { machines } from '#src/dev/chart/machines.ts'
import { statesOf } from '#src/dev/chart/transitions.ts'
import { maskEvent } from '#src/dev/trace/mask.ts'
import { clock } from '#src/runtime.ts'
import { definitionOf } from './definition.ts'

/** Which machine an actor runs, by its session id. */
export type MachineOf = (sessionId: string) => AnyStateMachine | undefined

type Message = Record<string, unknown>

const SESSION_ID = /^x:\d+$/
const TYPES = ['@xstate.actor', '@xstate.event', '@xstate.snapshot']
const STATUS = ['active', 'done', 'error', 'stopped']

/**
 * The one gate of the Stately inspector (FLOW-2): every message is built anew, field by field, of what the charts know;
 * no context, no payload, no output and no error is among it. The inspector calls it twice for a message; what has gone
 * through comes out the same.
 */
export function createGate(machineOf: MachineOf): (message: StatelyInspectionEvent) => StatelyInspectionEvent {
  const finished = new WeakSet<StatelyInspectionEvent>()
  return (message) => {
    if (finished.has(message)) return message
    const built = rebuilt(message, machineOf(message.sessionId)) as unknown as StatelyInspectionEvent
    finished.add(built)
    return built
  }
}

function rebuilt(message: StatelyInspectionEvent, machine: AnyStateMachine | undefined): Message {
  const sessionId = matching(SESSION_ID, message.sessionId)
  const base: Message = {
    type: TYPES.find((type) => type === message.type) ?? '@xstate.event',
    sessionId,
    rootId: sessionId,
    id: null,
    createdAt: String(clock.now()),
    _version: matching(/^\d+\.\d+\.\d+$/, message._version),
  }
  return machine === undefined ? { ...base, event: { type: '' } } : { ...base, ...bodyOf(message, machine) }
}

function bodyOf(message: StatelyInspectionEvent, machine: AnyStateMachine): Message {
  if (message.type === '@xstate.actor')
    return { name: machine.id, definition: definitionOfMachine(machine), snapshot: shown(message.snapshot, machine) }
  const event = maskEvent(message.event, machine)
  if (message.type === '@xstate.snapshot') return { event, snapshot: shown(message.snapshot, machine) }
  return { event, sourceId: matching(SESSION_ID, message.sourceId) }
}

const definitions = new Map<string, string>()

/** Drawn from the list of machines: the actor's own carries what it was provided with. */
function definitionOfMachine({ id }: AnyStateMachine): string | undefined {
  const machine = machines.find((one) => one.id === id)
  if (machine !== undefined && !definitions.has(id)) definitions.set(id, definitionOf(graphOf(machine)))
  return definitions.get(id)
}

function shown(snapshot: unknown, machine: AnyStateMachine): Message {
  const { status, value } = (snapshot ?? {}) as { status?: unknown; value?: unknown }
  return {
    status: STATUS.find((known) => known === status) ?? 'active',
    value: knownValue(value, new Set(statesOf(machine).map(({ key }) => key))),
    context: {},
  }
}

/** A state value whose every word is a state of the machine. */
function knownValue(value: unknown, keys: ReadonlySet<string>): StateValue {
  if (typeof value === 'string') return keys.has(value) ? value : ''
  const entries = Object.entries((value ?? {}) as object).filter(([key]) => keys.has(key))
  return Object.fromEntries(entries.map(([key, inner]) => [key, knownValue(inner, keys)]))
}

function matching(shape: RegExp, text: unknown): string {
  return typeof text === 'string' && shape.test(text) ? text : ''
}
