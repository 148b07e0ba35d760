import { assign, fromPromise } from 'xstate'
import { SPENT_CODE } from '#machines/rules/rules.ts'
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import { isRightCode } from '#machines/withdrawal/withdrawal-rules.ts'
import { calls, createCall } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { Redacted } from '#src/contract/redacted.ts'
import type { Environment } from '#src/platform/environment.ts'
import { accessToken, storedCode } from '#src/platform/session-storage.ts'

/** Bound to the bank's calls, the stored code and the clock. */
export function bindWithdrawal(environment: Environment) {
  const { clock, storage, reload, goTo, expireSession } = environment
  const call = createCall(environment)
  return withdrawalMachine.provide({
    actors: {
      // Compares a typed code with the user's code in session storage. Neither leaves this function (WD-4).
      compareCode: fromPromise<boolean, { code: Redacted<'code'>; isSpent: boolean }>(
        async ({ input: { code, isSpent } }) => {
          // With its session, the code has gone, too, such as when the site's data were cleared: no code is wrong then.
          if (accessToken(storage) === null) expireSession()
          return !isSpent && isRightCode(code, storedCode(storage))
        },
      ),
      advanceStep: fromPromise<unknown, { customerId: string; transferStep: number }>(
        ({ input: { customerId, transferStep }, signal }) =>
          call(endpoints.putStep, { params: { id: customerId }, body: { transferStep }, signal }),
      ),
      // The flow ends the session itself, once it has heard that nothing was paid (WD-7).
      transfer: calls({ ...environment, expireSession: () => {} }, endpoints.postTransfer),
      // Sent with the customer's own token like every call; the build contains no other credential (WD-8, SEC-1).
      resetCode: fromPromise<unknown, { customerId: string }>(({ input: { customerId }, signal }) =>
        call(endpoints.putCode, {
          params: { id: customerId },
          body: { userOtp: new Redacted('code', SPENT_CODE) },
          signal,
        }),
      ),
    },
    actions: {
      reloadPage: reload,
      showHistory: (_, { unsure }) => goTo('/dashboard-overview#history', unsure === undefined ? {} : { unsure }),
      noteSent: assign({ sentAt: () => clock.now() }),
    },
  })
}
