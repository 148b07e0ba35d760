import { sessionMachine } from '#machines/session/session.machine.ts'
import { failure } from '#src/content/failure.ts'
import type { Environment } from '#src/platform/environment.ts'
import { addNotice } from '#src/platform/notices.ts'
import { toRoute } from '#src/platform/page-address.ts'
import {
  clearAccessToken,
  clearDrafts,
  endSession,
  storeSession,
  WITHDRAWAL_DRAFTS,
} from '#src/platform/session-storage.ts'

/** Bound to the session storage and the pages of the sign-in. */
export const bindSession = (environment: Environment) => {
  const { storage, history, goTo } = environment
  /** The login leads back to the page that is left (AUTH-6). */
  const askedFor = () => toRoute(history.location.href)
  return sessionMachine.provide({
    actions: {
      store: (_, { answer }) => storeSession(answer, storage),
      endSession: () => endSession(storage),
      forgetDrafts: () => clearDrafts(storage),
      forgetToken: () => clearAccessToken(storage),
      storeDrafts: (_, { drafts }) => storage.setItem(WITHDRAWAL_DRAFTS, JSON.stringify(drafts)),
      goToSignIn: () => goTo('/auth/login'),
      goToLogin: () => goTo('/login', { signInReason: 'session-expired', askedFor: askedFor() }),
      goToLoginAfterClose: () => goTo('/login', { signInReason: 'session-closed', askedFor: askedFor() }),
      reportFailure: reportFailure(environment),
    },
  })
}

/** Reports the error like an uncaught one, and shows a notice (ERR-4). */
export const reportFailure =
  ({ reload }: Environment) =>
  (_: unknown, { error }: { error: unknown }) => {
    reportError(error)
    addNotice({ role: 'alert', text: failure.flow, action: { text: failure.again, run: reload } })
  }
