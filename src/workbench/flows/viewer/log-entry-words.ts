import type { TraceEntry } from '#src/workbench/contract/source.ts'
import { secondsWords } from '#src/workbench/trace/format-timestamp.ts'
import { valueWords } from '#src/workbench/trace/value-words.ts'
import { flowsCopy } from './flows-copy.ts'
import { statePathWords } from './state-paths.ts'

const copy = flowsCopy.log

/** The lane of an entry: a machine's id, or one of the lanes that belong to no machine. */
export function laneOf(entry: TraceEntry): string {
  return 'session' in entry ? entry.actor : copy.lanes[entry.kind]
}

/** Whether an entry reports a failure, which the log shows in red: a failed call, or an actor of a flow that failed. */
export function isFailure(entry: TraceEntry): boolean {
  if (entry.kind === 'call') return entry.status === 'network' || isErrorStatus(entry.status)
  return entry.kind === 'event' && entry.event.type.startsWith('xstate.error.')
}

function isErrorStatus(status: number): boolean {
  return status >= 400
}

const words = new WeakMap<TraceEntry, string>()

/** An entry's text for display and search, without its time and lane. */
export function logEntryWords(entry: TraceEntry): string {
  const known = words.get(entry) ?? describeEntry(entry)
  words.set(entry, known)
  return known
}

function describeEntry(entry: TraceEntry): string {
  switch (entry.kind) {
    case 'actor':
      return copy[entry.change]
    case 'event': {
      const { type, ...fields } = entry.event
      const carried = Object.keys(fields).length === 0 ? '' : ` ${valueWords(fields)}`
      const from = entry.from === undefined ? '' : ` ${copy.from} ${entry.from}`
      return `${eventWords(type)}${carried}${from}`
    }
    case 'transition':
      return `→ ${statePathWords(entry.value)}`
    case 'call':
      return `${entry.call} ${callStatusWords(entry.status)}`
    case 'storage':
      return `${entry.key} ${copy.wrote[entry.change]}, ${copy.areas[entry.area]}`.trim()
    case 'timer':
      return `${entry.owner} ${entry.name} ${timerChangeWords(entry)}`
  }
}

/** XState's own event types end in the id of a state or actor. */
function eventWords(type: string): string {
  if (type.startsWith('xstate.after.')) return `after ${type.split('.')[2] ?? ''}`
  if (type.startsWith('xstate.done.')) return 'done'
  return type.startsWith('xstate.error.') ? 'error' : type
}

function callStatusWords(status: number | 'network'): string {
  if (status === 0) return copy.sent
  if (status === 'network') return copy.noAnswer
  return isErrorStatus(status) ? copy.failed(status) : copy.answered(status)
}

function timerChangeWords(entry: Extract<TraceEntry, { kind: 'timer' }>): string {
  if (entry.change === 'set') return copy.setIn(secondsWords(entry.in))
  return entry.change === 'fired' ? copy.fired : copy.clearedIn(secondsWords(entry.in))
}
