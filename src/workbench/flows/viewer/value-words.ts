const LONGEST = 200

/** An event's payload in one line of the log: '{ field: amount, value: "12" }'. */
export function payloadWords(fields: object): string {
  const line = lineOf(fields)
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

/** A value as code; the placeholder of a secret as it is. */
export function leafWords(value: unknown): string {
  return typeof value === 'string' && !isRedacted(value) ? JSON.stringify(value) : String(value)
}

export function isRedacted(value: unknown): boolean {
  return typeof value === 'string' && /^‹.*›$/.test(value)
}

function lineOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(lineOf).join(', ')}]`
  if (typeof value !== 'object' || value === null) return leafWords(value)
  const fields = Object.entries(value).map(([name, part]) => `${name}: ${lineOf(part)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
