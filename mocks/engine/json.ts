/** characters: the rows that a presenter can make for all customers */
export const MAX_LENGTH = 100_000_000
/** nested lists and objects; recursion to this depth never overflows the stack */
const MAX_DEPTH = 100

/** Parses the JSON of a file that a user chose. Throws the error that `createError` makes of the reason. */
export function readJsonFile(text: string, kind: string, createError: (reason: string) => Error): unknown {
  if (text.length > MAX_LENGTH) throw createError(`it is larger than any ${kind} of this demo`)
  const value = parse(text, createError)
  if (!isShallow(value)) throw createError(`it is nested more than ${MAX_DEPTH} levels deep`)
  return value
}

function parse(text: string, createError: (reason: string) => Error): unknown {
  // A mail or an editor may have put something around it (IN-13).
  for (const json of [text, text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)]) {
    try {
      return JSON.parse(json)
    } catch {
      // The next one may be better.
    }
  }
  if (text.trim() === '') throw createError('it is empty')
  throw createError(/^\s*\{/.test(text) ? 'a part of it is missing, or it was changed' : 'it is not JSON')
}

/** Whether a value survives `JSON.stringify` and `JSON.parse` unchanged. */
export function isJson(value: unknown): boolean {
  return isShallow(value) && isPlain(value)
}

/** Whether recursion over the value is safe. A cyclic value is never shallow. */
export function isShallow(value: unknown): boolean {
  let level = new Set([value])
  for (let depth = 0; level.size > 0; depth++) {
    if (depth > MAX_DEPTH) return false
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
