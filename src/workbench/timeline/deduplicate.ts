import { MAX_LENGTH } from '#mocks/engine/json.ts'

/** JSON values of at least this many characters are written once. */
const LEAST = 60
/** the most values that an expanded value may have, all its parts counted: a small file could expand to more than a page can hold */
const MOST = 3_000_000
/** the name of the one field that points to a part */
const PART = '$'
export const TOO_MUCH =
  'There is more data than a file of this demo holds: remove generated records, or reset the demo, first'

interface Deduplicated {
  parts: readonly unknown[]
  value: unknown
}

/** Stores equal parts once: moments of one timeline share most of their data. Throws a RangeError where `expand` would. */
export function deduplicate(value: unknown): Deduplicated {
  const places = new Map<string, number>()
  const parts: unknown[] = []
  let size = 0
  const deduplicateOne = (one: unknown): unknown => {
    size += 1
    if (size > MOST) throw new RangeError(TOO_MUCH)
    if (typeof one !== 'object' || one === null) return one
    // Escapes field names that begin with '$'.
    const deduplicated = Array.isArray(one)
      ? one.map(deduplicateOne)
      : mapped(one, (name) => (name.startsWith(PART) ? PART + name : name), deduplicateOne)
    const text = JSON.stringify(deduplicated)
    if (text.length < LEAST) return deduplicated
    const place = places.get(text) ?? parts.push(deduplicated) - 1
    places.set(text, place)
    return { [PART]: place }
  }
  return { value: deduplicateOne(value), parts }
}

/** The inverse of `deduplicate`. Throws a RangeError for input that `deduplicate` did not write, and for what is too large. */
export function expand({ value, parts }: Partial<Deduplicated>): unknown {
  const whole: { value: unknown; size: number }[] = []
  let size = 0
  const count = (more: number) => {
    size += more
    if (size > MOST) throw new RangeError('it is larger than anything that this demo saves')
  }
  const expandOne = (one: unknown): unknown => {
    count(1)
    if (typeof one !== 'object' || one === null) return one
    if (Array.isArray(one)) return one.map(expandOne)
    if (!Object.hasOwn(one, PART))
      return mapped(one, (name) => (name.startsWith(PART) ? name.slice(1) : name), expandOne)
    const part = whole[Number(Reflect.get(one, PART))]
    if (part === undefined) throw new RangeError('a part of it is missing')
    count(part.size)
    return part.value
  }
  // A part refers only to parts before it.
  for (const part of Array.isArray(parts) ? parts : []) {
    size = 0
    const expanded = expandOne(part)
    whole.push({ value: expanded, size })
  }
  size = 0
  return expandOne(value)
}

/** Whether the texts of an expanded value would fit a file without shared parts: a small file can refer to one long text thousands of times. */
export function fitsFile(value: unknown): boolean {
  let length = 0
  const isWithin = (part: unknown): boolean => {
    if (typeof part === 'string') length += part.length
    if (length > MAX_LENGTH) return false
    return typeof part !== 'object' || part === null || Object.values(part).every(isWithin)
  }
  return isWithin(value)
}

function mapped(
  fields: object,
  nameOf: (name: string) => string,
  partOf: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [nameOf(name), partOf(value)]))
}
