import { defineModel } from '#src/kit/model/model.ts'
import { choice } from '#src/kit/model/payload-fields.ts'
import { type BankApp, signedIn } from './in-app.ts'
import type { loanNoticeMachine } from './loan-notice.machine.ts'

const LOOKED_AT = 'There is a persona for each status of a loan.'

export const loanNoticeModel = defineModel<typeof loanNoticeMachine, BankApp>({
  id: 'loan-notice',
  starts: {
    pending: { input: { status: 'Pending' }, inApp: signedIn('lena', '/loan', { kind: 'loan-notice' }) },
    approved: { input: { status: 'true' }, inApp: signedIn('ada', '/loan', { kind: 'loan-notice' }) },
  },
  events: {
    'loan.change': { origin: 'app', payload: { status: choice('Pending', 'true') } },
    'loan.verify': { origin: 'person' },
    'loan-notice.close': { origin: 'person' },
  },
  moves: { verify: { type: 'loan.verify' }, close: { type: 'loan-notice.close' } },
  watchers: {
    watchLoan: {
      approved: { event: { type: 'loan.change', status: 'true' }, inApp: LOOKED_AT },
      reopened: { event: { type: 'loan.change', status: 'Pending' }, inApp: LOOKED_AT },
    },
  },
  ends: ['close', 'reloadPage'],
})
