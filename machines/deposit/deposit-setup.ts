import { assign, emit, sendTo, setup } from 'xstate'
import { customerNow, followCustomer } from '#machines/customer/follow-customer.ts'
import { plainFailure } from '#machines/failure.ts'
import { actionNotProvided, actorNotProvided } from '#machines/not-provided.ts'
import { to } from '#machines/recipients.ts'
import { amountIn } from '#machines/rules/currency.ts'
import { type Errors, errorsIn, hasErrors, withoutErrors } from '#machines/rules/field-errors.ts'
import { fileOfType, type PictureError, type PictureReading } from '#machines/rules/picture.ts'
import { DEPOSIT_CLOSE_DELAY } from '#machines/rules/rules.ts'
import { type SentAmount, sentAmount } from '#machines/rules/sent-amount.ts'
import type { MessageKey } from '#src/content/messages.ts'
import type { FailureCode } from '#src/contract/endpoint.ts'
import type { DepositRequest } from '#src/contract/requests.ts'
import {
  type DepositField,
  type DepositInput,
  type Depositor,
  type DepositWay,
  depositErrors,
  depositorOf,
  isInOtherCurrency,
  type PaymentDetails,
} from './deposit-entry.ts'

export interface DepositContext {
  /** null until the customer is loaded */
  depositor: Depositor | null
  way: DepositWay | null
  details: PaymentDetails
  /** as it was typed */
  amount: string
  /** chosen but not checked yet */
  chosen: File | null
  proof: File | null
  errors: Errors<DepositField>
  /** of the last sending, until it is sent again */
  failure: FailureCode | null
  /** undefined until then, and where the deposits were not loaded */
  sent?: SentAmount | undefined
  /** when it was sent, in ms since the epoch; null until then */
  sentAt: number | null
}

export type DepositEvent =
  | { type: 'customer.change'; depositor: Depositor }
  | { type: 'method.choose'; method: 'bank' | 'wallets' }
  | { type: 'details.retry' }
  /** the documents with the details have changed (DEMO-16) */
  | { type: 'content.change' }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'amount.change'; amount: string }
  | { type: 'proof.choose'; file: File }
  /** what was dropped is not one file */
  | { type: 'proof.refuse'; error: PictureError }
  | { type: 'proof.remove' }
  | { type: 'deposit.submit' }
  /** somebody reads the receipt, which stays until they have */
  | { type: 'hold.begin' }
  | { type: 'hold.end' }
  | { type: 'deposit.close' }

/** What the chart of the deposit speaks of: its data, its events, and what its actors, actions, guards and delays do. */
export const depositSetup = setup({
  types: {
    context: {} as DepositContext,
    events: {} as DepositEvent,
    input: {} as DepositInput,
    emitted: {} as { type: 'field.focus'; field: DepositField },
    tags: {} as 'busy',
  },
  actors: {
    watchCustomer: followCustomer((customer) => {
      const depositor = depositorOf(customer)
      return depositor === null ? null : { type: 'customer.change', depositor }
    }),
    loadDetails: actorNotProvided<PaymentDetails, { way: DepositWay }>('loadDetails'),
    readPicture: actorNotProvided<PictureReading, { file: File }>('readPicture'),
    postDeposit: actorNotProvided<unknown, DepositRequest>('postDeposit'),
  },
  actions: {
    announce: sendTo(to('toasts'), (_, key: MessageKey) => ({ type: 'toast.show', flow: 'deposit', key })),
    focusField: emit((_, { field }: { field: DepositField }) => ({ type: 'field.focus', field }) as const),
    reloadDeposits: sendTo(to('customer'), { type: 'deposits.reload' }),
    learn: assign(({ context }, { depositor }: { depositor: Depositor }) => ({
      depositor,
      errors: isInOtherCurrency(context, depositor)
        ? { ...context.errors, amount: 'amount-currency' as const }
        : context.errors,
    })),
    takeWay: assign((_, { way }: { way: DepositWay }) => ({ way })),
    keepDetails: assign((_, { details }: { details: PaymentDetails }) => ({ details })),
    setAmount: assign(({ context }, { amount }: { amount: string }) => ({
      amount,
      errors: withoutErrors(context.errors, ['amount']),
    })),
    choose: assign(({ context }, { file }: { file: File }) => ({
      chosen: file,
      proof: null,
      errors: withoutErrors(context.errors, ['images']),
    })),
    takeProof: assign(({ context: { chosen } }, { reading }: { reading: PictureReading }) => ({
      proof: chosen === null || reading.error !== null ? null : fileOfType(chosen, reading.picture.type),
      chosen: null,
    })),
    refuseProof: assign(({ context }, { error }: { error: PictureError | null }) => ({
      chosen: null,
      proof: null,
      errors: { ...context.errors, ...errorsIn([['images', error]]) },
    })),
    dropProof: assign(({ context }) => ({
      chosen: null,
      proof: null,
      errors: withoutErrors(context.errors, ['images']),
    })),
    showErrors: assign(({ context }) => ({ errors: depositErrors(context) })),
    clearErrors: assign({ errors: {}, failure: null }),
    noteSent: actionNotProvided('noteSent'),
    noteAmount: assign(({ context: { amount, depositor }, self }) => {
      const { deposits } = customerNow(self).context.answers
      return { sent: sentAmount(amountIn(amount, depositor?.symbol).amount, deposits?.deposit) }
    }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: plainFailure(error) })),
  },
  guards: {
    isWay: ({ context }, { way }: { way: DepositWay }) => context.way === way,
    isByBank: (_, { method }: { method: 'bank' | 'wallets' }) => method === 'bank',
    isNothing: (_, { bank, wallets }: PaymentDetails) => bank === null && wallets.length === 0,
    isPicture: (_, { reading }: { reading: PictureReading }) => reading.error === null,
    isInvalid: ({ context }) => hasErrors(depositErrors(context)),
    isKnown: ({ context }) => context.depositor !== null,
    isForSummary: ({ context }) => context.depositor !== null && context.way === 'summary',
  },
  delays: { closeDelay: DEPOSIT_CLOSE_DELAY },
})
