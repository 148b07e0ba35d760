import { planOf } from '#exploration/plan.ts'
import { modalMachine } from '#machines/modal.machine.ts'

/** More dialogs over each other than this open nothing new. */
const HIGHEST = 2

export const modal = planOf(modalMachine, {
  starts: { 'nothing asked': { asked: null }, 'asked by the address': { asked: { kind: 'deposit' } } },
  events: {
    'open the papers': { type: 'modal.open', request: { kind: 'kyc' } },
    'open the referral': { type: 'modal.open', request: { kind: 'referral' } },
    close: { type: 'modal.close' },
    'leave the page': { type: 'modal.leave' },
  },
  watchers: {},
  outcomes: { load: { loaded: { done: undefined }, failed: { error: new Error('offline') } } },
  key: ({ stack, wanted }) => [stack.slice(0, HIGHEST).map(({ kind }) => kind), wanted?.kind],
})
