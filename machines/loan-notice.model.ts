import { signedIn } from './in-app.ts'
import { planOf } from '#src/kit/model/plan.ts'
import { stillCustomer } from './still-actor.ts'
import { loanNoticeMachine } from './loan-notice.machine.ts'

const customerRef = stillCustomer({})
const LOOKED_AT = 'There is a persona for each status of a loan.'

export const loanNotice = planOf(loanNoticeMachine, {
  starts: {
    pending: { input: { customerRef, status: 'Pending' }, inApp: signedIn('lena', '/loan', { kind: 'loan-notice' }) },
    approved: { input: { customerRef, status: 'true' }, inApp: signedIn('ada', '/loan', { kind: 'loan-notice' }) },
  },
  events: { verify: { type: 'loan.verify' }, close: { type: 'loan-notice.close' } },
  watchers: {
    watchLoan: {
      approved: { event: { type: 'loan.change', status: 'true' }, inApp: LOOKED_AT },
      reopened: { event: { type: 'loan.change', status: 'Pending' }, inApp: LOOKED_AT },
    },
  },
  outcomes: {},
  calls: {},
  ends: ['close', 'reloadPage'],
})
