import type { HistoryState } from '@tanstack/react-router'
import { createActor } from 'xstate'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { actorOptions } from '#src/platform/actors/runtime.ts'
import { onSessionExpired } from '#src/platform/session-expiry.ts'
import { clearAccessToken, storeSession } from '#src/platform/session-storage.ts'

type GoTo = (path: '/auth/login' | '/login', state: HistoryState) => void

const createSession = (goTo: GoTo) =>
  createActor(
    sessionMachine.provide({
      actions: {
        store: (_, { answer }) => storeSession(answer),
        forgetToken: clearAccessToken,
        goToSignIn: () => goTo('/auth/login', {}),
        goToLogin: () => goTo('/login', { signInReason: 'session-expired' }),
      },
    }),
    actorOptions(),
  )

/** The page's session actor; set by `startSession`. */
export let session: ReturnType<typeof createSession>

/** Call this once the router exists, because the session navigates. */
export function startSession(goTo: GoTo): void {
  session = createSession(goTo)
  onSessionExpired(() => session.send({ type: 'session.expire' }))
  session.start()
}
