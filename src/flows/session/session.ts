import { createActor } from 'xstate'
import { sessionMachine } from '#machines/session.machine.ts'
import { actorOptions } from '#src/runtime.ts'
import { onSessionExpired } from '#src/session-expiry.ts'
import { clearAccessToken, storeSession } from '#src/session-storage.ts'

let goTo: (path: '/auth/login' | '/login') => void = () => {}

/** The one session of the page. */
export const session = createActor(
  sessionMachine.provide({
    actions: {
      store: (_, { answer }) => storeSession(answer),
      forgetToken: clearAccessToken,
      goToSignIn: () => goTo('/auth/login'),
      goToLogin: () => goTo('/login'),
    },
  }),
  actorOptions(),
)

/** Starts the session once the router can take it where it leads. */
export function startSession(navigate: typeof goTo): void {
  goTo = navigate
  onSessionExpired(() => session.send({ type: 'session.expire' }))
  session.start()
}
