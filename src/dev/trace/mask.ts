import type { AnyStateMachine, EventObject } from 'xstate'
import { statesOf, transitionsOf } from '#src/dev/chart/transitions.ts'

/** What may leave the page of an event: its type, the names of its fields, and of their values no more than the type. */
export interface MaskedEvent {
  type: string
  [field: string]: unknown
}

/** Names that are written in the code; a password, a code or a token is none of them. */
const FIELD_NAME = /^[A-Za-z]{1,30}$/
const MOST_FIELDS = 20

/**
 * An event as it may be shown, kept and sent (FLOW-2): built field by field, never copied, so that what is not known
 * cannot get through.
 */
export function maskEvent(event: EventObject, machine: AnyStateMachine): MaskedEvent {
  const masked: MaskedEvent = { type: knownType(event.type, machine) }
  // What an actor gives back or fails with belongs to it alone.
  if (event.type.startsWith('xstate.')) return masked
  let count = 0
  for (const name in event) {
    count += 1
    if (count > MOST_FIELDS) break
    if (name !== 'type' && FIELD_NAME.test(name)) masked[name] = maskValue((event as MaskedEvent)[name])
  }
  return masked
}

export function maskValue(value: unknown): string | boolean | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value
  if (typeof value === 'string') return value === '' ? '' : '‹text›'
  if (typeof value !== 'object') return `‹${typeof value}›`
  if (value instanceof Blob) return '‹file›'
  return Array.isArray(value) ? `‹list of ${value.length}›` : '‹object›'
}

const types = new WeakMap<AnyStateMachine, ReadonlySet<string>>()

function knownType(type: string, machine: AnyStateMachine): string {
  let known = types.get(machine)
  if (known === undefined) {
    const heard = statesOf(machine).flatMap((node) => transitionsOf(node).map(({ eventType }) => eventType))
    known = new Set(['xstate.init', ...heard])
    types.set(machine, known)
  }
  return known.has(type) ? type : '‹unknown›'
}
