import type { TraceEntry } from './demo-types.ts'

/** A trace as text, a line for each entry: its virtual time in a time zone, who, and what. */
export function traceLog(entries: readonly TraceEntry[], timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3, timeZone },
    hourCycle: 'h23',
  })
  return entries.map((entry) => `${time.format(entry.at)}  ${whoOf(entry).padEnd(WIDTH)}  ${whatOf(entry)}\n`).join('')
}

const WIDTH = 16

function whoOf(entry: TraceEntry): string {
  if ('actor' in entry) return entry.actor
  return entry.kind === 'timer' ? entry.owner : entry.kind
}

function whatOf(entry: TraceEntry): string {
  switch (entry.kind) {
    case 'actor':
      return entry.change
    case 'event': {
      const { type, ...fields } = entry.event
      const sender = entry.from === undefined ? '' : ` from ${entry.from}`
      return `${type}${Object.keys(fields).length === 0 ? '' : ` ${JSON.stringify(fields)}`}${sender}`
    }
    case 'transition':
      return `-> ${JSON.stringify(entry.value)}, by ${entry.taken.join(', ')}`
    case 'call':
      return `${entry.call} ${entry.status === 0 ? 'is sent' : `is answered: ${entry.status}`}`
    case 'storage':
      return `${entry.area} ${entry.key} ${entry.change}`
    case 'timer':
      return `timer ${entry.name} ${entry.change}${entry.change === 'fired' ? '' : `, ${entry.in} ms left`}`
  }
}
