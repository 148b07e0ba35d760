import type { AnyStateNode } from 'xstate'
import { CALL_NAMES } from '#mocks/call-names.ts'
import { personas } from '#mocks/personas.ts'
import { isEmail } from '#src/contract/email.ts'
import type { TraceEntry } from '#src/dev/demo-contract.ts'
import type { ActorView, PageView } from './page-view.ts'
import { formOf, optionsOf } from './payload-form.ts'
import type { Command, Outcome } from './source.ts'
import { machineOf, namesOf } from './state-ids.ts'

/**
 * What may leave a page's window for another's (FLOW-3): everything is built anew of names that stand in the charts and the
 * contract, of numbers, and of the types that masked values have. What is not known is left out.
 */
export function shownView({ actors, seen, clock: { mode, virtual, wall }, person }: PageView): PageView {
  return {
    actors: actors.flatMap(shownActor),
    seen: Object.fromEntries(
      Object.entries(seen).flatMap(([id, states]) => {
        const machine = machineOf(id)
        return machine === undefined ? [] : [[machine.id, only(states, namesOf(machine).states)]]
      }),
    ),
    clock: { mode, virtual: Number(virtual), wall: Number(wall) },
    person: personas.find(({ id }) => id === person)?.id ?? (person !== null && isEmail(person) ? person : null),
  }
}

function shownActor({ machine: id, session, active, last, blocked, starts, timers }: ActorView): ActorView[] {
  const machine = machineOf(id)
  if (machine === undefined) return []
  const { states, transitions } = namesOf(machine)
  return [
    {
      machine: machine.id,
      session: shownSession(session),
      active: only(active, states),
      last: only(last, transitions),
      blocked: only(blocked, transitions),
      starts: Object.fromEntries(
        Object.entries(starts).flatMap(([name, start]) => (transitions.has(name) ? [[name, Number(start)]] : [])),
      ),
      timers: timers.flatMap(({ id, due, delay }) =>
        transitions.has(id) ? [{ id, due: Number(due), delay: Number(delay) }] : [],
      ),
    },
  ]
}

/** None for an entry of which nothing is known. */
export function shownEntry(entry: TraceEntry): TraceEntry[] {
  const place = { number: Number(entry.number), at: Number(entry.at) }
  switch (entry.kind) {
    case 'call':
      return CALL_NAMES.includes(entry.call)
        ? [
            {
              ...place,
              kind: 'call',
              call: entry.call,
              status: entry.status === 'network' ? 'network' : Number(entry.status),
            },
          ]
        : []
    case 'storage':
      return [{ ...place, kind: 'storage', area: entry.area, key: words(entry.key), change: entry.change }]
    case 'timer': {
      const { owner, name, change } = entry
      return [{ ...place, kind: 'timer', owner: words(owner), name: words(name), change, in: Number(entry.in) }]
    }
    default:
      return shownActorEntry(entry, place)
  }
}

function shownActorEntry(entry: Extract<TraceEntry, { session: string }>, place: { number: number; at: number }) {
  const machine = machineOf(entry.actor)
  if (machine === undefined) return []
  const { transitions, events } = namesOf(machine)
  const who = { ...place, actor: machine.id, session: shownSession(entry.session) }
  if (entry.kind === 'actor') return [{ ...who, kind: entry.kind, change: entry.change }]
  if (entry.kind === 'transition') {
    const value = shownValue(entry.value, machine.root)
    return [{ ...who, kind: entry.kind, value, taken: only(entry.taken, transitions) }]
  }
  const { type, ...fields } = entry.event
  const carried = Object.entries(fields).filter(([name, value]) => FIELD_NAME.test(name) && isMasked(value))
  return [
    {
      ...who,
      kind: entry.kind,
      ...(entry.from === undefined ? {} : { from: words(entry.from) }),
      event: { type: events.has(type) ? type : '‹unknown›', ...Object.fromEntries(carried) },
    },
  ]
}

/** What is asked of a page: the names that a form offers, and what was typed in its fields, none of which is for a secret. */
export function shownCommand(command: Command, machineId: string): Command {
  const machine = machineOf(machineId)
  const known = machine === undefined ? null : namesOf(machine)
  const session = shownSession(command.session)
  if (command.kind === 'jump') {
    return { kind: 'jump', session, transition: known?.transitions.has(command.transition) ? command.transition : '' }
  }
  const eventType = known?.events.has(command.eventType) ? command.eventType : ''
  const entries = formOf(machineId, eventType).flatMap(({ path, field }) => {
    const entry = command.entries[path] ?? ''
    const isOffered = field.kind === 'text' || field.kind === 'number' || optionsOf(field).includes(entry)
    return isOffered ? [[path, entry]] : []
  })
  return { kind: 'send', session, eventType, entries: Object.fromEntries(entries) }
}

export function shownOutcome(outcome: Outcome): Outcome {
  if (outcome.kind === 'guarded') return { kind: 'guarded', eventType: words(outcome.eventType) }
  if (outcome.kind === 'jumped') return { kind: 'jumped', ms: Number(outcome.ms) }
  if (outcome.kind !== 'sent' && outcome.kind !== 'not-heard') return outcome
  const machine = machineOf(outcome.machine)
  if (machine === undefined) return { kind: 'failed' }
  const { kind, eventType, active } = outcome
  return { kind, machine: machine.id, eventType: words(eventType), active: only(active, namesOf(machine).states) }
}

/** A path without what may be a token in it. */
export function shownPath(path: string): string {
  return path
    .split('/')
    .map((part) => (/^[a-z_-]{0,40}$/.test(part) ? part : '…'))
    .join('/')
}

/** Words of the code: no digit, and so no code, password or token of this bank, is in them. */
export function words(text: string): string {
  return WORDS.test(text) ? text : '‹text›'
}

const WORDS = /^[A-Za-z .,:/{}|·‹›'’_-]{0,80}$/
const FIELD_NAME = /^[A-Za-z]{1,30}$/
const MASKED = /^‹(text|number|file|object|function|bigint|symbol|list of \d{1,6})›$/

function isMasked(value: unknown): boolean {
  return (
    value === null || value === '' || typeof value === 'boolean' || (typeof value === 'string' && MASKED.test(value))
  )
}

function shownSession(session: string): string {
  return /^x:\d{1,9}$/.test(session) ? session : ''
}

function shownValue(value: unknown, node: AnyStateNode): unknown {
  if (typeof value === 'string') return value in node.states ? value : {}
  if (typeof value !== 'object' || value === null) return {}
  const known = Object.entries(node.states).filter(([key]) => key in value)
  return Object.fromEntries(
    known.map(([key, child]) => [key, shownValue(Reflect.get(value, key), child as AnyStateNode)]),
  )
}

function only(ids: readonly string[], known: ReadonlySet<string>): string[] {
  return ids.filter((id) => known.has(id))
}
