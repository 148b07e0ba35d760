import { noPicture, picture } from '#exploration/files.ts'
import { planOf } from '#exploration/plan.ts'
import { depositMachine } from '#machines/deposit.machine.ts'
import type { Depositor, PaymentDetails } from '#machines/deposit-entry.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { EMAIL, NO_PICTURE, PICTURE, USER } from '#src/dev/placeholders.ts'

const depositor: Depositor = { userId: USER, name: 'Ada Fenwick', email: EMAIL }
const details: PaymentDetails = {
  bank: { bankName: 'Larkspur', accountName: 'Larkspur Demo Bank', bankType: 'Current', accountNumber: '0000' },
  wallets: [],
}

export const deposit = planOf(depositMachine, {
  starts: {
    chosen: { depositor },
    'where to pay': { depositor, startsAt: 'summary' },
    'nobody known': { depositor: null },
  },
  events: {
    'by bank': { type: 'method.choose', method: 'bank' },
    'by wallet': { type: 'method.choose', method: 'wallets' },
    'ask again': { type: 'details.retry' },
    next: { type: 'step.next' },
    back: { type: 'step.back' },
    'enter the amount': { type: 'amount.change', amount: '250' },
    'choose a picture': { type: 'proof.choose', file: picture },
    'choose no picture': { type: 'proof.choose', file: noPicture },
    'remove the picture': { type: 'proof.remove' },
    submit: { type: 'deposit.submit' },
    'load again': { type: 'customer.retry' },
    close: { type: 'deposit.close' },
  },
  watchers: { watchCustomer: { known: { type: 'customer.change', depositor } } },
  outcomes: {
    loadDetails: {
      loaded: { done: details },
      nothing: { done: { bank: null, wallets: [] } },
      failed: { error: new ApiError('network') },
    },
    checkPicture: {
      picture: { done: null, when: ({ file }: { file: File }) => file.name === PICTURE },
      'no picture': { done: 'picture-content', when: ({ file }: { file: File }) => file.name === NO_PICTURE },
      unreadable: {
        error: new Error('NotReadableError'),
        when: ({ file }: { file: File }) => file.name === NO_PICTURE,
      },
    },
    postDeposit: { made: { done: null }, refused: { error: new ApiError('refused') } },
  },
  submits: ['postDeposit'],
  ends: ['close'],
  files: ['chosen', 'proof'],
  key: ({ depositor, way, amount, chosen, proof }) => [depositor !== null, way, amount, chosen?.name, proof?.name],
})
