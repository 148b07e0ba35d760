/** JSON values of at least this many characters are written once. */
const LEAST = 60
/** the most values that an unfolded value may have, all its parts counted: a small file could unfold to more than a page can hold */
const MOST = 3_000_000
/** the name of the one field that points to a part */
const PART = '$'

interface Folded {
  parts: readonly unknown[]
  value: unknown
}

/** A value in which equal parts are written once: a thousand moments differ in little. */
export function fold(value: unknown): Folded {
  const places = new Map<string, number>()
  const parts: unknown[] = []
  const foldOne = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one
    // A field whose name begins with it gets one more '$'.
    const folded = Array.isArray(one)
      ? one.map(foldOne)
      : mapped(one, (name) => (name.startsWith(PART) ? PART + name : name), foldOne)
    const text = JSON.stringify(folded)
    if (text.length < LEAST) return folded
    const place = places.get(text) ?? parts.push(folded) - 1
    places.set(text, place)
    return { [PART]: place }
  }
  return { value: foldOne(value), parts }
}

/** The inverse of `fold`. Throws a RangeError for what it cannot have made, and for what is too large. */
export function unfold({ value, parts }: Partial<Folded>): unknown {
  const whole: { value: unknown; size: number }[] = []
  let size = 0
  const count = (more: number) => {
    size += more
    if (size > MOST) throw new RangeError('it is larger than anything that this demo saves')
  }
  const unfoldOne = (one: unknown): unknown => {
    count(1)
    if (typeof one !== 'object' || one === null) return one
    if (Array.isArray(one)) return one.map(unfoldOne)
    if (!Object.hasOwn(one, PART))
      return mapped(one, (name) => (name.startsWith(PART) ? name.slice(1) : name), unfoldOne)
    const part = whole[Number(Reflect.get(one, PART))]
    if (part === undefined) throw new RangeError('a part of it is missing')
    count(part.size)
    return part.value
  }
  // A part refers only to parts before it.
  for (const part of Array.isArray(parts) ? parts : []) {
    size = 0
    const unfolded = unfoldOne(part)
    whole.push({ value: unfolded, size })
  }
  size = 0
  return unfoldOne(value)
}

function mapped(
  fields: object,
  nameOf: (name: string) => string,
  partOf: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [nameOf(name), partOf(value)]))
}
