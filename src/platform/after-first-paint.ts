import { clock } from './actors/app-clock.ts'
import { nextTask } from './clock/clock.ts'
import { promiseWithResolvers } from './promise-with-resolvers.ts'

const { promise, resolve } = promiseWithResolvers<void>()
if (typeof window === 'undefined') resolve()

/** Resolves when the first page is on screen and can be used. Resolved from the start while prerendering. */
export const interactive = promise

/** Resolves `interactive` and sets the performance mark `usable`, which the measurements read (PERF-1). */
export function markInteractive(): void {
  performance.mark('usable')
  resolve()
}

/** Loads what the first page can do without, once that page is usable (PERF-1). The clock waits for the import. */
export function afterFirstPaint<T>(load: () => Promise<T>): Promise<T> {
  return interactive.then(() => clock.track(load()))
}

/** Resolves when the page has nothing to do for a moment, at the latest after a second (PERF-2). */
export function idle(): Promise<void> {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) return nextTask()
  // biome-ignore lint/style/noRestrictedGlobals: It waits for the browser, and no time passes by it.
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 }))
}
