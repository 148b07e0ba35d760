import { defineModel } from '#machines/model/model.ts'
import { choice } from '#machines/model/payload-fields.ts'
import { signedIn } from '#machines/model/steps.ts'
import { stubCustomer } from '#machines/model/stub-actor.ts'
import type { loanNoticeMachine } from './loan-notice.machine.ts'

const besideLoan = (status: string) => ({ customer: stubCustomer({ loans: { loan: [{ _id: 'l1', status }] } }) })
const LOOKED_AT = 'There is a persona for each status of a loan.'

export const loanNoticeModel = defineModel<typeof loanNoticeMachine>({
  id: 'loan-notice',
  starts: {
    pending: {
      input: {},
      beside: besideLoan('Pending'),
      inApp: signedIn('lena', '/loan', { kind: 'loan-notice' }),
    },
    approved: {
      input: {},
      beside: besideLoan('true'),
      inApp: signedIn('ada', '/loan', { kind: 'loan-notice' }),
    },
  },
  payloads: {
    'loan.change': {
      id: {
        kind: 'choice',
        options: new Map([
          ['l1', 'l1'],
          ['none', null],
        ]),
      },
      status: choice('Pending', 'true'),
    },
  },
  moves: { verify: { type: 'loan.verify' }, close: { type: 'loan-notice.close' } },
  watchers: {
    watchLoan: {
      approved: { event: { type: 'loan.change', id: 'l1', status: 'true' }, inApp: LOOKED_AT },
      reopened: { event: { type: 'loan.change', id: 'l1', status: 'Pending' }, inApp: LOOKED_AT },
      declined: {
        event: { type: 'loan.change', id: null, status: undefined },
        inApp: 'A declined loan leaves nothing to look at.',
      },
    },
  },
})
