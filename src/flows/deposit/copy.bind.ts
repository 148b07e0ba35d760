import { fromPromise } from 'xstate'
import { copyMachine } from '#machines/copy/copy.machine.ts'
import { clock } from '#src/platform/actors/runtime.ts'

/** Bound to the clipboard. It is undefined on insecure pages, and the browser may deny access; both count as failures. */
export const copy = copyMachine.provide({
  actors: {
    copy: fromPromise<void, { text: string }>(async ({ input }) =>
      clock.track(navigator.clipboard.writeText(input.text)),
    ),
  },
})
