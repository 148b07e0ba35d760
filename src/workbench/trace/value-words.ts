import { formatTimestamp } from './format-timestamp.ts'

const LONGEST = 200
/** the names of fields that hold a time, in ms since the epoch */
const TIME = /^(at|since)$|At$/
/** in 2001; a smaller number is no time of the app clock */
const EARLIEST = 1e12

/** A value in one line, such as an event's payload in the log: '{ field: amount, value: "12" }'. */
export function valueWords(value: unknown): string {
  const line = lineOf(value)
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

/** A value as code; a time as the time of day, the placeholder of a secret as it is. */
export function leafWords(value: unknown, name = ''): string {
  if (typeof value === 'number' && value >= EARLIEST && TIME.test(name)) return formatTimestamp(value)
  return typeof value === 'string' && !isRedacted(value) ? JSON.stringify(value) : String(value)
}

export function isRedacted(value: unknown): boolean {
  return typeof value === 'string' && /^‹.*›$/.test(value)
}

function lineOf(value: unknown, name = ''): string {
  if (Array.isArray(value)) return `[${value.map((part) => lineOf(part)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return leafWords(value, name)
  const fields = Object.entries(value).map(([field, part]) => `${field}: ${lineOf(part, field)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
