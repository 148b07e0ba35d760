/** characters */
const LARGEST_FILE = 20_000_000
/** lists and objects one within the other: recursion over what is no deeper never overflows the stack */
const DEEPEST = 100

/** The JSON of a file that somebody chose. Throws what `refuse` makes of the reason, in words. */
export function readJsonFile(text: string, kind: string, refuse: (reason: string) => Error): unknown {
  if (text.length > LARGEST_FILE) throw refuse(`it is larger than any ${kind} of this demonstration`)
  const value = parse(text, refuse)
  if (!isShallow(value)) throw refuse(`it has more than ${DEEPEST} lists or objects one within the other`)
  return value
}

function parse(text: string, refuse: (reason: string) => Error): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refuse('it is not JSON')
  }
}

/** Whether a value can be written as JSON, and read again as it is. */
export function isJson(value: unknown): boolean {
  return isShallow(value) && isPlain(value)
}

/** A value that holds itself is never shallow. */
export function isShallow(value: unknown): boolean {
  let level = new Set([value])
  for (let depth = 0; level.size > 0; depth++) {
    if (depth > DEEPEST) return false
    level = new Set(
      [...level].flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : [])),
    )
  }
  return true
}

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object') return false
  const prototype = Object.getPrototypeOf(value)
  const isRecord = prototype === Object.prototype || prototype === null || Array.isArray(value)
  return isRecord && Object.values(value).every(isPlain)
}
