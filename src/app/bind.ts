import type { HistoryState } from '@tanstack/react-router'
import { type EventObject, fromCallback } from 'xstate'
import { appMachine } from '#machines/app/app.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { toastMachine } from '#machines/toast/toast.machine.ts'
import { toastsMachine } from '#machines/toasts/toasts.machine.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { clearAccessToken, storeSession } from '#src/platform/session-storage.ts'
import { watchVisibility } from '#src/platform/watch-visibility.ts'

/** Goes to another page of the product. */
export type GoTo = (path: '/auth/login' | '/login', state: HistoryState) => void

/** The root on the real window, storage and router (FLOW-6). */
export function bindApp(goTo: GoTo): typeof appMachine {
  const session = sessionMachine.provide({
    actions: {
      store: (_, { answer }) => storeSession(answer),
      forgetToken: clearAccessToken,
      goToSignIn: () => goTo('/auth/login', {}),
      goToLogin: () => goTo('/login', { signInReason: 'session-expired' }),
      reportFailure,
    },
  })
  return appMachine.provide({ actors: { session, toasts }, actions: { reportFailure } })
}

/** As the browser reports an error that nobody has caught. */
const reportFailure = (_: unknown, { error }: { error: unknown }) => reportError(error)

const toast = toastMachine.provide({
  actors: {
    watchWindow: fromCallback<EventObject>(({ sendBack }) =>
      watchVisibility((isAway) =>
        sendBack({ type: isAway ? 'hold.begin' : 'hold.end', reason: 'window', at: clock.now() }),
      ),
    ),
  },
})

const toasts = toastsMachine.provide({ actors: { toast }, actions: { reportFailure } })
