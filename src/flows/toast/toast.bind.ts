import { type EventObject, fromCallback } from 'xstate'
import { heldTime } from '#machines/held-time.ts'
import { toastMachine } from '#machines/toast/toast.machine.ts'
import { toastsMachine } from '#machines/toasts/toasts.machine.ts'
import type { Environment } from '#src/platform/environment.ts'
import { watchVisibility } from '#src/platform/watch-visibility.ts'

/** The toasts, bound to the clock and the window (TOAST-1). */
export const bindToasts = ({ clock }: Environment) =>
  toastsMachine.provide({
    actors: {
      toast: toastMachine.provide({
        actors: {
          watchWindow: fromCallback<EventObject>(({ sendBack }) =>
            watchVisibility((isAway) => sendBack({ type: isAway ? 'hold.begin' : 'hold.end', reason: 'window' })),
          ),
        },
        actions: heldTime(clock),
      }),
    },
    actions: { reportFailure: (_, { error }) => reportError(error) },
  })
