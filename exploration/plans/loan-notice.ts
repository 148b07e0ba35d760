import { planOf } from '#exploration/plan.ts'
import { loanNoticeMachine } from '#machines/loan-notice.machine.ts'

export const loanNotice = planOf(loanNoticeMachine, {
  starts: { pending: { status: 'Pending' }, approved: { status: 'true' } },
  events: { verify: { type: 'loan.verify' }, close: { type: 'loan-notice.close' } },
  watchers: {
    watchLoan: {
      approved: { type: 'loan.change', status: 'true' },
      reopened: { type: 'loan.change', status: 'Pending' },
    },
  },
  outcomes: {},
  ends: ['close', 'reloadPage'],
})
