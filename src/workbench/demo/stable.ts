import { replaceEqualDeep } from '@tanstack/react-router'

/** Wraps a reader. While its result is deeply equal to the last one, it returns the same object, so that React does not render again. */
export function stable<Args extends unknown[], T>(read: (...args: Args) => T): (...args: Args) => T {
  let last: T
  return (...args) => {
    last = replaceEqualDeep(last, read(...args))
    return last
  }
}
