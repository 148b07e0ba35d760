import { promiseWithResolvers } from './promise-with-resolvers.ts'

const { promise, resolve, reject } = promiseWithResolvers<void>()
promise.catch(() => undefined)

/** API calls await this: a live build resolves it at once, the demo when the mock intercepts calls. Rejects if the mock fails to start. */
export const backendReady = promise
export const openBackend = () => resolve()
export const failBackend = reject
