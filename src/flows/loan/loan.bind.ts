import { loanMachine } from '#machines/loan/loan.machine.ts'
import { loanNoticeMachine } from '#machines/loan-notice/loan-notice.machine.ts'
import { calls } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { reloadPage } from '#src/platform/reload.ts'

export const loanNotice = loanNoticeMachine.provide({ actions: { reloadPage } })

/** Bound to the bank's calls. */
export const loan = loanMachine.provide({
  actors: { postLoan: calls(endpoints.postLoan), 'loan-notice': loanNotice },
})
