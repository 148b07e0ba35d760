import type { HistoryState, RouterHistory } from '@tanstack/react-router'
import { type EventObject, fromCallback } from 'xstate'
import { appMachine } from '#machines/app/app.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { toastMachine } from '#machines/toast/toast.machine.ts'
import { toastsMachine } from '#machines/toasts/toasts.machine.ts'
import { failure } from '#src/content/failure.ts'
import { login } from '#src/flows/login/login.bind.ts'
import { map } from '#src/flows/map/map.bind.ts'
import { message } from '#src/flows/message/message.bind.ts'
import { navigation } from '#src/flows/navigation/navigation.bind.ts'
import { passwordRequest } from '#src/flows/password-request/password-request.bind.ts'
import { passwordReset } from '#src/flows/password-reset/password-reset.bind.ts'
import { afterSignIn } from '#src/flows/session/guard.ts'
import { bindSignUp } from '#src/flows/sign-up/sign-up.bind.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { addNotice } from '#src/platform/notices.ts'
import { clearAccessToken, storeSession } from '#src/platform/session-storage.ts'
import { watchVisibility } from '#src/platform/watch-visibility.ts'

/** What the flows use of the router. */
export interface Navigator {
  goTo(href: string, state?: HistoryState): void
  history: RouterHistory
}

/** The root on the real window, storage and router (FLOW-6). The signed-in area is bound in `src/pages/signed-in.ts`. */
export function bindApp({ goTo, history }: Navigator): typeof appMachine {
  const session = sessionMachine.provide({
    actions: {
      store: (_, { answer }) => storeSession(answer),
      forgetToken: clearAccessToken,
      goToSignIn: () => goTo('/auth/login'),
      goToLogin: () => goTo('/login', { signInReason: 'session-expired' }),
      reportFailure,
    },
  })
  return appMachine.provide({
    actors: {
      session,
      toasts,
      login,
      'sign-up': bindSignUp(history),
      'password-request': passwordRequest,
      'password-reset': passwordReset,
      contact: message,
      newsletter: message,
      map,
      navigation,
    },
    actions: {
      reportFailure,
      goOn: () => goTo(afterSignIn(history.location.state.askedFor)),
      goToLogin: (_, state) => goTo('/login', state),
    },
  })
}

/** As the browser reports an error that nobody has caught, and in words (ERR-4). */
function reportFailure(_: unknown, { error }: { error: unknown }): void {
  reportError(error)
  addNotice({ role: 'alert', text: failure.flow })
}

const toast = toastMachine.provide({
  actors: {
    watchWindow: fromCallback<EventObject>(({ sendBack }) =>
      watchVisibility((isAway) =>
        sendBack({ type: isAway ? 'hold.begin' : 'hold.end', reason: 'window', at: clock.now() }),
      ),
    ),
  },
})

const toasts = toastsMachine.provide({
  actors: { toast },
  actions: { reportFailure: (_, { error }) => reportError(error) },
})
