import { type EventObject, fromCallback } from 'xstate'
import { appMachine } from '#machines/app/app.machine.ts'
import { heldTime } from '#machines/held-time.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { toastMachine } from '#machines/toast/toast.machine.ts'
import { toastsMachine } from '#machines/toasts/toasts.machine.ts'
import { failure } from '#src/content/failure.ts'
import { newsletter } from '#src/flows/message/newsletter.bind.ts'
import { navigation } from '#src/flows/navigation/navigation.bind.ts'
import { afterSignIn } from '#src/flows/session/guard.ts'
import type { Environment } from '#src/platform/environment.ts'
import { addNotice } from '#src/platform/notices.ts'
import { clearAccessToken, endSession, storeSession, WITHDRAWAL_DRAFTS } from '#src/platform/session-storage.ts'
import { watchVisibility } from '#src/platform/watch-visibility.ts'

/** The root machine, bound to what it reaches (FLOW-6). Machines that are loaded later are bound in `src/pages`. */
export function bindApp({ clock, storage, history, goTo, reload }: Environment): typeof appMachine {
  const session = sessionMachine.provide({
    actions: {
      store: (_, { answer }) => storeSession(answer, storage),
      endSession: () => endSession(storage),
      forgetToken: () => clearAccessToken(storage),
      storeDrafts: (_, { drafts }) => storage.setItem(WITHDRAWAL_DRAFTS, JSON.stringify(drafts)),
      goToSignIn: () => goTo('/auth/login'),
      goToLogin: () => goTo('/login', { signInReason: 'session-expired' }),
      explainClosing: () => goTo('/login', { signInReason: 'session-closed' }),
      reportFailure,
    },
  })
  const toast = toastMachine.provide({
    actors: {
      watchWindow: fromCallback<EventObject>(({ sendBack }) =>
        watchVisibility((isAway) => sendBack({ type: isAway ? 'hold.begin' : 'hold.end', reason: 'window' })),
      ),
    },
    actions: heldTime(clock),
  })
  const toasts = toastsMachine.provide({
    actors: { toast },
    actions: { reportFailure: (_, { error }) => reportError(error) },
  })
  return appMachine.provide({
    actors: { session, toasts, navigation, newsletter },
    actions: {
      reportFailure,
      goOn: () => goTo(afterSignIn(history.location.state.askedFor)),
      goToLogin: (_, state) => goTo('/login', state),
    },
  })

  /** Reports the error like an uncaught one, and shows a notice (ERR-4). */
  function reportFailure(_: unknown, { error }: { error: unknown }): void {
    reportError(error)
    addNotice({ role: 'alert', text: failure.flow, action: { text: failure.again, run: reload } })
  }
}
