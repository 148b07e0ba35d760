/** For the one function that @mswjs/data takes of the whole library. */
export function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}
