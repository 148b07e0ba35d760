import { clock } from '#src/kit/actors/runtime.ts'

let begin = () => {}

/** Resolves when a page stands on the screen and can be used. On the server that draws pages, at once. */
export const firstPage =
  typeof window === 'undefined'
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        begin = resolve
      })

/** Says that a page stands on the screen, and marks that moment for whoever measures (PERF-1). */
export function noteFirstPage(): void {
  performance.mark('usable')
  begin()
}

/** Loads what a page can be used without, once the first page stands (PERF-1). The clock waits for it to arrive. */
export function later<T>(load: () => Promise<T>): Promise<T> {
  return firstPage.then(() => clock.track(load()))
}
