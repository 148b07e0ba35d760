import { type AnyActorRef, assign, emit, sendTo, setup } from 'xstate'
import { customerNow, followCustomer } from '#machines/customer/follow-customer.ts'
import { failureCode, isOutcomeUnknown } from '#machines/failure.ts'
import { actionNotProvided, actorNotProvided } from '#machines/not-provided.ts'
import { to } from '#machines/recipients.ts'
import { amountIn } from '#machines/rules/currency.ts'
import { type Errors, hasErrors, withoutErrors } from '#machines/rules/field-errors.ts'
import { KYC_HANDOVER_DELAY, LOAN_RELOAD_DELAY, PAYING_STEP, WITHDRAWAL_CLOSE_DELAY } from '#machines/rules/rules.ts'
import { type SentAmount, sentAmount } from '#machines/rules/sent-amount.ts'
import type { MessageKey } from '#src/content/messages.ts'
import type { Redacted } from '#src/contract/redacted.ts'
import type { TransferRequest } from '#src/contract/requests.ts'
import {
  entryErrors,
  hindranceOf,
  isAboveBalance,
  isCustomersStep,
  isFilled,
  isHeld,
  isPaid,
  transfersBy,
  type WithdrawalDraft,
  type WithdrawalDrafts,
  type WithdrawalFacts,
  type WithdrawalField,
  type WithdrawalInput,
  type WithdrawalMethod,
  type WithdrawalPath,
  withdrawalFacts,
} from './withdrawal-rules.ts'

export interface WithdrawalContext extends WithdrawalDraft {
  path: WithdrawalPath
  errors: Errors<WithdrawalField>
  facts: WithdrawalFacts
  /** when it was sent, in ms since the epoch; null until then */
  sentAt: number | null
  /** whether the bank lists it already */
  isMade: boolean
}

export type WithdrawalEvent =
  | { type: 'customer.change'; facts: WithdrawalFacts }
  | { type: 'method.choose'; method: WithdrawalMethod }
  | { type: 'method.change' }
  | { type: 'field.change'; field: WithdrawalField; value: string }
  | { type: 'form.submit' }
  | { type: 'loads.retry' }
  /** the typed code exists only in this event */
  | { type: 'code.submit'; code: Redacted<'code'> }
  | { type: 'code.edit' }
  /** looks whether the bank has released the step */
  | { type: 'step.check' }
  /** looks in the history whether a withdrawal of unknown outcome was made */
  | { type: 'history.check' }
  /** somebody reads the receipt, which stays until they have */
  | { type: 'hold.begin' }
  | { type: 'hold.end' }
  | { type: 'withdrawal.close' }

interface StepRequest {
  customerId: string
  transferStep: number
}

/** What the chart of the withdrawal speaks of: its data, its events, and what its actors, actions, guards and delays do. */
export const withdrawalSetup = setup({
  types: {
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    input: {} as WithdrawalInput,
    emitted: {} as { type: 'field.focus'; field: WithdrawalField | 'code' },
    tags: {} as 'busy',
  },
  actors: {
    watchCustomer: followCustomer<Pick<WithdrawalContext, 'path'>>((view, { path }) => ({
      type: 'customer.change',
      facts: withdrawalFacts(path, view),
    })),
    /** whether the typed code is the stored one; a spent code never matches */
    compareCode: actorNotProvided<boolean, { code: Redacted<'code'>; isSpent: boolean }>('compareCode'),
    advanceStep: actorNotProvided<unknown, StepRequest>('advanceStep'),
    transfer: actorNotProvided<unknown, TransferRequest>('transfer'),
    resetCode: actorNotProvided<unknown, { customerId: string }>('resetCode'),
  },
  actions: {
    announce: sendTo(to('toasts'), (_, key: MessageKey) => ({ type: 'toast.show', flow: 'withdrawal', key })),
    focusField: emit((_, { field }: { field: WithdrawalField | 'code' }) => ({ type: 'field.focus', field }) as const),
    retryLoads: sendTo(to('customer'), { type: 'customer.retry' }),
    reloadUser: sendTo(to('customer'), { type: 'user.reload' }),
    reloadTransfers: sendTo(to('customer'), { type: 'transfers.reload' }),
    openKyc: sendTo(to('modal'), { type: 'modal.open', request: { kind: 'kyc' } }),
    reloadPage: actionNotProvided('reloadPage'),
    /** the flow ends with the session: what it knows is kept before (AUTH-8) */
    expireSession: sendTo(to('session'), { type: 'session.expire' }),
    /** marks the code as spent, even if the bank fails to replace it (WD-8) */
    spendCode: sendTo(to('session'), { type: 'code.spend' }),
    renewCode: sendTo(to('session'), { type: 'code.renew' }),
    /** assigns the stored draft of the same balance, if it has not been paid (WD-5) */
    recallDraft: assign(({ context: { path, method }, self, system }) => {
      const draft = draftsIn(system)[path]
      return draft === undefined || isPaid(draft, path, transfersOf(self))
        ? {}
        : { ...draft, method: method ?? draft.method }
    }),
    keepDraft: sendTo(to('session'), ({ context, system }) => ({
      type: 'drafts.change',
      drafts: { ...draftsIn(system), [context.path]: draftOf(context) },
    })),
    forgetDraft: sendTo(to('session'), ({ context: { path }, system }) => {
      const { [path]: _, ...drafts } = draftsIn(system)
      return { type: 'drafts.change', drafts }
    }),
    noteSent: actionNotProvided('noteSent'),
    lookUp: assign(({ context, self }) => ({ isMade: isPaid(context, context.path, transfersOf(self)) })),
    noteAmount: assign(({ context, self }) => ({ asked: askedNow(context, self) ?? context.asked })),
    /** goes to the history, which tells whether a withdrawal of this amount was made since then (WD-7) */
    showHistory: actionNotProvided<Pick<WithdrawalContext, 'unsure'>>('showHistory'),
    learn: assign((_, { facts }: { facts: WithdrawalFacts }) => ({ facts })),
    choose: assign((_, { method }: { method: WithdrawalMethod }) => ({ method, asked: undefined, errors: {} })),
    setField: assign(({ context }, { field, value }: { field: WithdrawalField; value: string }) => ({
      entry: { ...context.entry, [field]: value },
      asked: undefined,
      errors: withoutErrors(context.errors, [field]),
    })),
    agree: assign(({ context, self }) => {
      const { symbol } = context.facts
      return { symbol, isAgreed: true, asked: context.asked ?? askedNow({ ...context, symbol }, self) }
    }),
    noteCurrency: assign({ errors: { amount: 'amount-currency' }, symbol: '' }),
    /** until it is answered, it may have been paid, also where the page is left before: it is no longer in progress (WD-7, WD-9) */
    doubt: assign(({ context: { asked, sentAt, path, method } }) => ({
      isAgreed: false,
      unsure: asked === undefined || sentAt === null ? undefined : { ...asked, path, method, sentAt },
    })),
    /** the bank has it, so it may be asked for once more */
    settle: assign({ isAgreed: false, asked: undefined, unsure: undefined }),
    /** it was not paid, and is in progress again */
    resume: assign({ isAgreed: true, asked: undefined, unsure: undefined }),
    noteChecked: assign(({ context: { unsure } }) => ({ unsure: unsure && { ...unsure, isChecked: true } })),
    showErrors: assign(({ context }) => ({ errors: entryErrors(context) })),
    clearErrors: assign({ errors: {} }),
  },
  guards: {
    isNew: ({ context }) => !context.isAgreed,
    isMade: ({ context }) => context.isMade,
    isUnsure: ({ context: { unsure } }) => unsure !== undefined && unsure.isChecked !== true,
    isMethodChosen: ({ context }) => context.method !== null,
    isNotLoaded: ({ context }) => context.facts.load !== 'ready',
    isLoaded: ({ context }) => context.facts.load === 'ready',
    /** only if the currency is loaded, and the customer has agreed to another one */
    isCurrencyChanged: ({ context: { facts, symbol } }) =>
      facts.load === 'ready' && symbol !== '' && facts.symbol !== symbol,
    isByBank: ({ context }) => context.method === 'bank transfer',
    hasErrors: ({ context }) => hasErrors(entryErrors(context)),
    hasBlankField: ({ context }) => !isFilled(context),
    isKycMissing: ({ context }) => context.facts.kyc === 'none' && isFilled(context),
    isVerified: ({ context }) => context.facts.kyc === 'verified',
    isKycWaiting: ({ context }) => context.facts.kyc === 'waiting',
    isLoanPending: ({ context }) => context.facts.loan === 'pending',
    isAboveBalance: ({ context }) => isAboveBalance(context),
    /** since the rules were checked, the bank or another window may have changed what they depend on */
    isRefusedNow: ({ context }) => hindranceOf(context.facts) !== null || isAboveBalance(context),
    isCustomersStep: ({ context }) => isCustomersStep(context.facts.transferStep),
    isBanksTurn: ({ context: { facts } }) => !isCustomersStep(facts.transferStep) || facts.isCodeSpent,
    hasPassed: ({ context: { facts } }) => facts.load === 'ready' && isHeld(facts),
    isStepKnownHeld: ({ context }) => isHeld(context.facts),
    isCodeSpent: ({ context }) => context.facts.isCodeSpent,
    isCodeNew: ({ context }) => !context.facts.isCodeSpent,
    isAnswered: (_, { next }: { next: WithdrawalFacts }) => next.load === 'ready',
    hasFailed: (_, { next }: { next: WithdrawalFacts }) => next.load === 'failed',
    isPayingStep: ({ context }) => context.facts.transferStep === PAYING_STEP,
    isWrongCode: (_, { isRight }: { isRight: boolean }) => !isRight,
    isDuplicate: (_, { error }: { error: unknown }) => failureCode(error) === 'reference-taken',
    isOutcomeUnknown: (_, { error }: { error: unknown }) => isOutcomeUnknown(error),
    isSessionOver: (_, { error }: { error: unknown }) => failureCode(error) === 'unauthorized',
  },
  delays: {
    kycHandover: KYC_HANDOVER_DELAY,
    loanReload: LOAN_RELOAD_DELAY,
    closeDelay: WITHDRAWAL_CLOSE_DELAY,
  },
})

function transfersOf(self: AnyActorRef) {
  return customerNow(self).context.answers.transfers?.transfers ?? []
}

function askedNow({ entry, symbol, path, method }: WithdrawalContext, self: AnyActorRef): SentAmount | undefined {
  const { transfers } = customerNow(self).context.answers
  return sentAmount(
    amountIn(entry.amount, symbol).amount,
    transfers && transfersBy({ path, method }, transfers.transfers),
  )
}

function draftOf({ method, entry, symbol, isAgreed, asked, unsure }: WithdrawalContext): WithdrawalDraft {
  return { method, entry, symbol, isAgreed, asked, unsure }
}

function draftsIn(system: AnyActorRef['system']): WithdrawalDrafts {
  return to('session')({ system }).getSnapshot().context.drafts
}
