import { answered, signedIn } from './in-app.ts'
import { planOf } from '#src/kit/model/plan.ts'
import { stillCustomer } from './still-actor.ts'
import { type LoanEvent, loanMachine } from './loan.machine.ts'
import type { LoanDraft, LoanField } from './loan-application.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'

const fill = (draft: Partial<LoanDraft>): LoanEvent[] =>
  Object.entries(draft).map(([field, value]) => ({ type: 'field.change', field: field as LoanField, value }))

export const loan = planOf(loanMachine, {
  starts: { opened: { input: { customerRef: stillCustomer({}) }, inApp: signedIn('nora', '/loan', { kind: 'loan' }) } },
  events: {
    'fill in the finances': fill({
      amount: '900',
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
    apply: {
      type: 'application.submit',
      applicant: { email: PLACEHOLDERS.email, name: 'Nora Quill', userId: PLACEHOLDERS.userId },
    },
    'apply as nobody known': { type: 'application.submit', applicant: null },
    close: { type: 'loan.close' },
  },
  watchers: {},
  outcomes: {
    postLoan: {
      posted: { done: null },
      refused: { error: new ApiError('refused'), inApp: answered('POST loan', 500) },
    },
  },
  calls: { postLoan: { calls: ['POST loan'] } },
  submits: ['postLoan'],
  ends: ['close'],
  key: ({ draft }) => draft,
})
