import { fromPromise } from 'xstate'
import { copyMachine } from '#machines/copy/copy.machine.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { useFlow } from '#src/platform/actors/use-flow.ts'

/** `navigator.clipboard` is undefined on insecure pages, and the browser may deny access; both count as failed. */
const boundMachine = copyMachine.provide({
  actors: {
    copy: fromPromise<void, { text: string }>(async ({ input }) =>
      clock.track(navigator.clipboard.writeText(input.text)),
    ),
  },
})

export function useCopy() {
  const [state, send] = useFlow(boundMachine)
  return { state, send }
}
