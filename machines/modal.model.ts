import { signedIn } from './in-app.ts'
import { planOf } from '#src/kit/model/plan.ts'
import { modalMachine } from './modal.machine.ts'

const REAL_TIME = 'The code of a dialog comes in real time, which the app clock waits out.'
/** More dialogs over each other than this open nothing new. */
const HIGHEST = 2

export const modal = planOf(modalMachine, {
  starts: {
    'nothing asked': { input: { asked: null }, inApp: signedIn('ada', '/dashboard-overview') },
    'asked by the address': { input: { asked: { kind: 'deposit' } }, inApp: REAL_TIME },
  },
  events: {
    'open the papers': { type: 'modal.open', request: { kind: 'kyc' } },
    'open the referral': { type: 'modal.open', request: { kind: 'referral' } },
    close: { type: 'modal.close' },
    'leave the page': { type: 'modal.leave' },
  },
  watchers: {},
  outcomes: {
    load: {
      loaded: { done: undefined },
      failed: { error: new Error('offline'), inApp: REAL_TIME },
    },
  },
  calls: { load: { atOnce: REAL_TIME } },
  key: ({ stack, wanted }) => [stack.slice(0, HIGHEST).map(({ kind }) => kind), wanted?.kind],
})
