import { defineModel } from '#machines/model/model.ts'
import { choice, placeholder, text } from '#machines/model/payload-fields.ts'
import { placeholders } from '#machines/model/placeholders.ts'
import { answered, fill, signedIn } from '#machines/model/steps.ts'
import { stubCustomer } from '#machines/model/stub-actor.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import type { loanMachine } from './loan.machine.ts'
import { LOAN_FIELDS, type LoanCustomer } from './loan-application.ts'

const AMOUNT = '900'
const JAPAN = { name: 'Japan', symbol: '¥' }
const inYen: LoanCustomer = { userId: PLACEHOLDERS.userId, name: '', email: PLACEHOLDERS.email, symbol: JAPAN.symbol }
const customer = stubCustomer({ user: { _id: PLACEHOLDERS.userId, country: { name: 'Ireland', symbol: '€' } } })

export const loanModel = defineModel<typeof loanMachine>({
  id: 'loan',
  starts: {
    opened: { input: {}, beside: { customer }, inApp: signedIn('nora', '/loan', { kind: 'loan' }) },
    'nobody known': {
      input: {},
      beside: { customer: stubCustomer({}, { user: 'failed' }) },
      inApp: signedIn('nora', '/loan', { kind: 'loan' }, answered('GET users/{id}', 500)),
    },
  },
  payloads: {
    'customer.change': { customer: placeholder(placeholders.customer) },
    'field.change': { field: choice(...LOAN_FIELDS), value: text(AMOUNT, '') },
  },
  moves: {
    'fill in the finances': fill({
      amount: AMOUNT,
      monthlyIncome: '1800',
      homeAddress: '3 Mill Lane',
      city: 'Cork',
      state: 'Munster',
    }),
    'enter a negative income': fill({ monthlyIncome: '-1' }),
    next: { type: 'step.submit' },
    'fill in the purpose': fill({
      loanPurpose: 'A bicycle',
      professionalStatus: 'Employed',
      professionalCategory: 'Teaching',
      nextOfKin: 'A. Quill',
      phone: '+1 340 555 0112',
    }),
    back: { type: 'step.back' },
    apply: { type: 'application.submit' },
    close: { type: 'loan.close' },
  },
  watchers: {
    watchCustomer: {
      'another currency': {
        event: { type: 'customer.change', customer: inYen },
        inApp: [{ kind: 'operator', action: 'setUser', args: ['nora', { country: JAPAN }] }],
      },
    },
  },
  outcomes: {
    postLoan: {
      posted: { done: null },
      refused: { error: new ApiError('refused'), inApp: answered('POST loan', 500) },
    },
  },
  calls: { postLoan: { calls: ['POST loan'] } },
  submits: ['postLoan'],
  key: ({ draft }) => draft,
})
