import { assign, emit, sendTo, setup } from 'xstate'
import { fullName } from '#machines/customer/customer-names.ts'
import type { CustomerView } from '#machines/customer/customer-ref.ts'
import { customerNow, followCustomer } from '#machines/customer/follow-customer.ts'
import { causeOf, plainFailure } from '#machines/failure.ts'
import { latestLoan } from '#machines/loan-notice/loan-notice.machine.ts'
import { actorNotProvided } from '#machines/not-provided.ts'
import { to } from '#machines/recipients.ts'
import { amountIn, moneySymbol } from '#machines/rules/currency.ts'
import { type Errors, firstInvalid, hasErrors, withoutErrors } from '#machines/rules/field-errors.ts'
import { LOAN_POST_DELAY, LOAN_SPINNER_DELAY } from '#machines/rules/rules.ts'
import { type SentAmount, sentAmount } from '#machines/rules/sent-amount.ts'
import type { MessageKey } from '#src/content/messages.ts'
import type { FailureCode } from '#src/contract/endpoint.ts'
import type { LoanRequest } from '#src/contract/requests.ts'
import {
  CURRENCY_ERRORS,
  EMPTY_APPLICATION,
  type LoanCustomer,
  type LoanDraft,
  type LoanField,
  type LoanStep,
  loanErrors,
  toLoanRequest,
} from './loan-application.ts'

/**
 * Loan: a customer applies for a loan in two steps. They can cancel until the application is posted (LOAN-3).
 *
 *   waiting -> finances -> purpose -> validating (quiet -> spinning) -> posting -> posted, and the notice opens
 *   purpose -> finances, values kept; posting -> purpose, on any failure; purpose | validating -> finances, when the currency changes
 */
export interface LoanContext {
  draft: LoanDraft
  /** null until the customer is loaded */
  customer: LoanCustomer | null
  /** the symbol of the currency that the amounts were agreed to in (DATA-4) */
  agreed?: string | undefined
  /** id of the latest loan before sending, null for none: a newer one is the one applied for */
  before: string | null
  errors: Errors<LoanField>
  /** of the last sending, until it is sent again */
  failure: FailureCode | null
  /** undefined until then, and where the loans were not loaded */
  sent?: SentAmount | undefined
}

export type LoanEvent =
  | { type: 'customer.change'; customer: LoanCustomer }
  | { type: 'field.change'; field: LoanField; value: string }
  | { type: 'step.submit' }
  | { type: 'step.back' }
  | { type: 'application.submit' }
  | { type: 'loan.close' }

export const loanMachine = setup({
  types: {
    context: {} as LoanContext,
    events: {} as LoanEvent,
    emitted: {} as { type: 'field.focus'; field: LoanField },
    tags: {} as 'busy',
  },
  actors: {
    watchCustomer: followCustomer((view) => {
      const customer = loanCustomerOf(view)
      return customer === null ? null : { type: 'customer.change', customer }
    }),
    postLoan: actorNotProvided<unknown, LoanRequest>('postLoan'),
  },
  actions: {
    announce: sendTo(to('toasts'), (_, key: MessageKey) => ({ type: 'toast.show', flow: 'loan', key })),
    focusField: emit((_, { field }: { field: LoanField }) => ({ type: 'field.focus', field }) as const),
    reloadLoans: sendTo(to('customer'), { type: 'loans.reload' }),
    openNotice: sendTo(to('modal'), ({ context: { before } }: { context: LoanContext }) => ({
      type: 'modal.open' as const,
      request: { kind: 'loan-notice' as const, before },
    })),
    learn: assign((_, { customer }: { customer: LoanCustomer }) => ({ customer })),
    agree: assign({ agreed: ({ context }) => context.customer?.symbol }),
    noteCurrency: assign({ errors: CURRENCY_ERRORS }),
    setField: assign(({ context }, { field, value }: { field: LoanField; value: string }) => ({
      draft: { ...context.draft, [field]: value },
      errors: withoutErrors(context.errors, [field]),
    })),
    mark: assign(({ context }, { step }: { step: LoanStep }) => ({ errors: errorsOf(step, context) })),
    clearErrors: assign({ errors: {} }),
    clearFailure: assign({ failure: null }),
    noteLatest: assign(({ context: { draft, agreed }, self }) => ({
      before: latestLoan(customerNow(self))?._id ?? null,
      sent: sentAmount(amountIn(draft.amount, agreed).amount, customerNow(self).context.answers.loans?.loan),
    })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: plainFailure(error) })),
  },
  guards: {
    isInvalid: ({ context }, { step }: { step: LoanStep }) => hasErrors(errorsOf(step, context)),
    isKnown: ({ context }) => context.customer !== null,
    isCurrencyChanged: ({ context }) => context.agreed !== context.customer?.symbol,
  },
  delays: { spinnerDelay: LOAN_SPINNER_DELAY, postDelay: LOAN_POST_DELAY },
}).createMachine({
  id: 'loan',
  context: ({ self }) => ({
    draft: EMPTY_APPLICATION,
    customer: loanCustomerOf(customerNow(self)),
    before: null,
    errors: {},
    failure: null,
  }),
  invoke: { src: 'watchCustomer' },
  on: { 'customer.change': { actions: { type: 'learn', params: ({ event }) => event } } },
  initial: 'waiting',
  states: {
    waiting: {
      always: { guard: 'isKnown', target: 'finances' },
      on: { 'loan.close': '#loan.closed' },
    },
    finances: {
      on: {
        'field.change': { actions: { type: 'setField', params: ({ event }) => event } },
        'step.submit': [refused('finances'), { target: 'purpose', actions: ['clearErrors', 'agree'] }],
        'loan.close': '#loan.closed',
      },
    },
    purpose: {
      always: currencyChanged(),
      on: {
        'field.change': { actions: { type: 'setField', params: ({ event }) => event } },
        'step.back': { target: 'finances', actions: 'clearErrors' },
        'application.submit': [refused('purpose'), { target: 'validating', actions: 'agree' }],
        'loan.close': '#loan.closed',
      },
    },
    validating: {
      tags: 'busy',
      entry: 'clearErrors',
      always: currencyChanged(),
      initial: 'quiet',
      // Both delays count from the submit (LOAN-3).
      after: { spinnerDelay: '.spinning', postDelay: 'posting' },
      // Closing now cancels the application: nothing is posted.
      on: { 'loan.close': '#loan.closed' },
      states: { quiet: {}, spinning: {} },
    },
    posting: {
      tags: 'busy',
      entry: ['clearFailure', 'noteLatest'],
      invoke: {
        src: 'postLoan',
        input: ({ context }) => toLoanRequest(context.draft, context.customer),
        onDone: { target: 'posted', actions: ['reloadLoans', 'openNotice'] },
        onError: { target: 'purpose', actions: [{ type: 'noteFailure', params: causeOf }, 'reloadLoans'] },
      },
    },
    posted: { type: 'final' },
    closed: { type: 'final' },
  },
})

const errorsOf = (step: LoanStep, { draft, customer }: LoanContext): Errors<LoanField> =>
  loanErrors(step, draft, customer?.symbol)

/** null until the customer is loaded */
function loanCustomerOf({ context }: CustomerView): LoanCustomer | null {
  const { user } = context.answers
  if (user === undefined) return null
  const symbol = moneySymbol(user.country?.symbol)
  return { userId: user._id, name: fullName(user), email: user.email ?? '', symbol }
}

/** After a change of currency the customer enters the amounts again, so that only agreed amounts are posted (DATA-4). */
function currencyChanged() {
  return {
    guard: 'isCurrencyChanged',
    target: 'finances',
    actions: 'noteCurrency',
  } as const
}

/** A step advances once it has no errors (LOAN-2). */
function refused<Step extends LoanStep>(step: Step) {
  return {
    guard: { type: 'isInvalid', params: { step } },
    actions: [
      { type: 'mark', params: { step } },
      { type: 'announce', params: 'fields-invalid' },
      {
        type: 'focusField',
        params: ({ context }: { context: LoanContext }) => ({ field: firstInvalid(context.errors) }),
      },
    ],
  } as const
}
