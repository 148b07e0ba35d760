/** A promise that others settle: `Promise.withResolvers`, which Node 20 does not have. */
export function promiseWithResolvers<T>() {
  let settle: [resolve: (value: T) => void, reject: (reason: unknown) => void]
  const promise = new Promise<T>((...both) => {
    settle = both
  })
  return { promise, resolve: (value: T) => settle[0](value), reject: (reason: unknown) => settle[1](reason) }
}
