/** Rows by the name of their list. */
export type Rows = Readonly<Record<string, readonly object[]>>

/**
 * Describes the first difference between two sets of rows by list, row and field; null when there is none. Null equals absent,
 * so a recording stays valid when a nullable column is added later; an empty list equals a missing one.
 */
export function rowDifference(expected: Rows, found: Rows, labelOf = (list: string) => list): string | null {
  for (const list of namesIn(expected, found)) {
    const [before = [], after = []] = [held(expected, list), held(found, list)]
    for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
      const row = `${labelOf(list)} ${index + 1}`
      const [one, other] = [before[index], after[index]]
      if (one === undefined) return `${row} was not expected, and is there`
      if (other === undefined) return `${row} was expected, and is not there`
      const difference = fieldDifference(one, other, '')
      if (difference !== null) return `${row}, ${difference}`
    }
  }
  return null
}

function fieldDifference(expected: unknown, found: unknown, field: string): string | null {
  if (isObject(expected) && isObject(found)) {
    for (const name of namesIn(expected, found)) {
      const inner = field === '' ? name : `${field}.${name}`
      const difference = fieldDifference(held(expected, name), held(found, name), inner)
      if (difference !== null) return difference
    }
    return null
  }
  return (expected ?? null) === (found ?? null)
    ? null
    : `${field}: ${written(expected)} was expected, ${written(found)} was found`
}

/** The names come from a file, and might be those of an object's prototype: 'constructor'. */
function held<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}

function namesIn(one: object, other: object): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].toSorted()
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function written(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value)
}
