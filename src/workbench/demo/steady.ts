import { replaceEqualDeep } from '@tanstack/react-router'

/** Makes a function that reads return the same object while what it reads is equal, so that a view renders only for a change. */
export function steady<Args extends unknown[], T>(read: (...args: Args) => T): (...args: Args) => T {
  let last: T
  return (...args) => {
    last = replaceEqualDeep(last, read(...args))
    return last
  }
}
