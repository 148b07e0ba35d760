import { toast } from 'react-hot-toast/headless'
import { type EventObject, fromCallback } from 'xstate'
import { type HoldReason, toastMachine } from '#machines/toast/toast.machine.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { useFlow } from '#src/platform/actors/use-flow.ts'
import { watchVisibility } from '#src/platform/watch-visibility.ts'

/** Runs one toast on the app clock; react-hot-toast only keeps the list. */
export function useToast(id: string) {
  const [, send] = useFlow(
    toastMachine.provide({ actors: { watchWindow }, actions: { remove: () => toast.remove(id) } }),
    { input: { at: clock.now() } },
  )
  return {
    hold: (reason: HoldReason) => send({ type: 'hold.begin', reason, at: clock.now() }),
    free: (reason: HoldReason) => send({ type: 'hold.end', reason, at: clock.now() }),
    drop: (share: number) => send({ type: 'drag.end', share, at: clock.now() }),
    dismiss: () => send({ type: 'toast.dismiss' }),
  }
}

const watchWindow = fromCallback<EventObject>(({ sendBack }) =>
  watchVisibility((isAway) =>
    sendBack({ type: isAway ? 'hold.begin' : 'hold.end', reason: 'window', at: clock.now() }),
  ),
)
