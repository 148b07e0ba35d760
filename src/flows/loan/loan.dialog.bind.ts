import { assign } from 'xstate'
import { loanMachine } from '#machines/loan/loan.machine.ts'
import { loanNoticeMachine } from '#machines/loan-notice/loan-notice.machine.ts'
import { calls } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { Environment } from '#src/platform/environment.ts'

export const bindLoanNotice = ({ reload }: Environment) =>
  loanNoticeMachine.provide({ actions: { reloadPage: reload } })

/** Bound to the bank's calls and the clock. */
export const bindLoan = (environment: Environment) =>
  loanMachine.provide({
    actors: { postLoan: calls(environment, endpoints.postLoan), 'loan-notice': bindLoanNotice(environment) },
    actions: { notePosted: assign({ postedAt: () => environment.clock.now() }) },
  })
