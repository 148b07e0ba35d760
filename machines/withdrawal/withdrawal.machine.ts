import { type AnyActorRef, assertEvent, assign, emit, sendTo, setup } from 'xstate'
import { customerNow, followCustomer } from '#machines/customer/follow-customer.ts'
import { causeOf, failureCode, isOutcomeUnknown } from '#machines/failure.ts'
import { actionNotProvided, actorNotProvided } from '#machines/not-provided.ts'
import { to } from '#machines/recipients.ts'
import { KYC_HANDOVER_DELAY, LOAN_RELOAD_DELAY, PAYING_STEP, WITHDRAWAL_CLOSE_DELAY } from '#machines/rules/rules.ts'
import type { MessageKey } from '#src/contract/message-keys.ts'
import type { Redacted } from '#src/contract/redacted.ts'
import type { TransferRequest } from '#src/contract/requests.ts'
import {
  amountIn,
  EMPTY_ENTRY,
  entryErrors,
  isAboveBalance,
  isCustomersStep,
  isFilled,
  isHeld,
  transferRequest,
  type WithdrawalDraft,
  type WithdrawalDrafts,
  type WithdrawalErrors,
  type WithdrawalFacts,
  type WithdrawalField,
  type WithdrawalInput,
  type WithdrawalMethod,
  type WithdrawalPath,
  withdrawalFacts,
} from './withdrawal-rules.ts'

/**
 * Withdrawal: the customer enters an amount, the rules are checked in order, a code confirms the customer, and on the
 * last of nine steps the money is paid out (WD-1 to WD-9).
 *
 *   method -> editing -> checking -> confirming -> transferring -> transferred
 *   transferred <-> reading, while somebody reads the receipt
 *   confirming -> advancing -> closed, before the last step; confirming -> editing, when the currency changes
 *   checking is the start when it continues a withdrawal in progress
 */
export interface WithdrawalContext extends WithdrawalDraft {
  path: WithdrawalPath
  errors: WithdrawalErrors
  facts: WithdrawalFacts
  /** when it was sent, in ms since the epoch; null until then */
  sentAt: number | null
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

/** `sentAt` in ms since the epoch */
interface Sent {
  amount: number | undefined
  sentAt: number | null
}

interface FactsChange {
  event: Extract<WithdrawalEvent, { type: 'customer.change' }>
}

/** The bank has to act before the customer's code counts (WD-4, WD-8). */
const BANKS_TURN = [
  { guard: 'isStepKnownHeld', target: 'careNeeded' },
  { guard: 'isCodeSpent', target: 'codeSpent' },
] as const

export const withdrawalMachine = setup({
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
    /** marks the code as spent, even if the bank fails to replace it (WD-8) */
    spendCode: sendTo(to('session'), { type: 'code.spend' }),
    renewCode: sendTo(to('session'), { type: 'code.renew' }),
    /** assigns the stored draft of the same balance, if it has not been paid (WD-5) */
    recallDraft: assign(({ context: { path, method }, system }) => {
      const draft = draftsIn(system)[path]
      return draft === undefined ? {} : { ...draft, method: method ?? draft.method }
    }),
    keepDraft: sendTo(to('session'), ({ context: { path, method, entry, symbol, isAgreed }, system }) => ({
      type: 'drafts.change',
      drafts: { ...draftsIn(system), [path]: { method, entry, symbol, isAgreed } },
    })),
    forgetDraft: sendTo(to('session'), ({ context: { path }, system }) => {
      const { [path]: _, ...drafts } = draftsIn(system)
      return { type: 'drafts.change', drafts }
    }),
    noteSent: actionNotProvided('noteSent'),
    /** goes to the history, which tells whether a withdrawal of this amount was made since then (WD-7) */
    showHistory: actionNotProvided<Sent>('showHistory'),
    learn: assign((_, { facts }: { facts: WithdrawalFacts }) => ({ facts })),
    choose: assign((_, { method }: { method: WithdrawalMethod }) => ({ method, errors: {} })),
    setField: assign(({ context }, { field, value }: { field: WithdrawalField; value: string }) => ({
      entry: { ...context.entry, [field]: value },
      errors: { ...context.errors, [field]: undefined },
    })),
    agree: assign(({ context: { facts } }) => ({ symbol: facts.symbol, isAgreed: true })),
    noteCurrency: assign({ errors: { amount: 'amount-currency' }, symbol: '' }),
    /** it may have been paid, so it is no longer in progress */
    end: assign({ isAgreed: false }),
    showErrors: assign(({ context }) => ({ errors: entryErrors(context) })),
    clearErrors: assign({ errors: {} }),
  },
  guards: {
    isNew: ({ context }) => !context.isAgreed,
    isMethodChosen: ({ context }) => context.method !== null,
    isNotLoaded: ({ context }) => context.facts.load !== 'ready',
    isLoaded: ({ context }) => context.facts.load === 'ready',
    /** only if the currency is loaded, and the customer has agreed to another one */
    isCurrencyChanged: ({ context: { facts, symbol } }) =>
      facts.load === 'ready' && symbol !== '' && facts.symbol !== symbol,
    isByBank: ({ context }) => context.method === 'bank transfer',
    hasErrors: ({ context }) => Object.keys(entryErrors(context)).length > 0,
    hasBlankField: ({ context }) => !isFilled(context),
    isKycMissing: ({ context }) => context.facts.kyc === 'none' && isFilled(context),
    isVerified: ({ context }) => context.facts.kyc === 'verified',
    isKycWaiting: ({ context }) => context.facts.kyc === 'waiting',
    isLoanPending: ({ context }) => context.facts.loan === 'pending',
    isAboveBalance: ({ context }) => isAboveBalance(context),
    isCustomersStep: ({ context }) => isCustomersStep(context.facts.transferStep),
    isStepHeld: ({ context }) => !isCustomersStep(context.facts.transferStep),
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
}).createMachine({
  id: 'withdrawal',
  context: ({ input: { path, method = null, draft }, self }) => ({
    path,
    ...(draft ?? { method, entry: EMPTY_ENTRY, symbol: '', isAgreed: false }),
    errors: {},
    facts: withdrawalFacts(path, customerNow(self)),
    sentAt: null,
  }),
  invoke: { src: 'watchCustomer', input: ({ context: { path } }) => ({ path }) },
  on: { 'customer.change': { actions: { type: 'learn', params: ({ event }) => ({ facts: event.facts }) } } },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isNew', target: 'recalling' },
        // A withdrawal in progress is checked again, and continues at its code (WD-9).
        { guard: 'isNotLoaded', target: 'editing.notLoaded' },
        { target: 'checking' },
      ],
    },
    recalling: { entry: 'recallDraft', always: [{ guard: 'isMethodChosen', target: 'editing' }, { target: 'method' }] },
    method: {
      on: {
        'method.choose': {
          target: 'editing',
          actions: [{ type: 'choose', params: ({ event }) => ({ method: event.method }) }, 'keepDraft'],
        },
        'withdrawal.close': '#withdrawal.closed',
      },
    },
    editing: {
      id: 'editing',
      initial: 'fresh',
      on: {
        'method.change': 'method',
        'field.change': {
          target: '.fresh',
          actions: [
            { type: 'setField', params: ({ event }) => ({ field: event.field, value: event.value }) },
            'keepDraft',
          ],
        },
        'form.submit': [
          { guard: 'isNotLoaded', target: '.notLoaded', actions: 'clearErrors' },
          { guard: 'isByBank', target: 'checking' },
          { guard: 'hasErrors', target: '.invalid' },
          { target: 'checking' },
        ],
        'withdrawal.close': '#withdrawal.closed',
      },
      states: {
        fresh: {},
        notLoaded: {
          always: { guard: 'isLoaded', target: 'fresh' },
          on: { 'loads.retry': { actions: 'retryLoads' } },
        },
        invalid: {
          entry: [
            'showErrors',
            { type: 'focusField', params: ({ context }) => ({ field: firstField(entryErrors(context)) }) },
          ],
        },
        currencyChanged: { entry: 'noteCurrency' },
        // Until the bank has verified the customer, or they change something.
        unverified: { always: { guard: 'isVerified', target: 'verified' } },
        verified: {},
        tooMuch: { entry: { type: 'focusField', params: { field: 'amount' } } },
        refused: {},
        unsure: {
          on: {
            'history.check': {
              target: '#withdrawal.closed',
              actions: {
                type: 'showHistory',
                params: ({ context: { entry, symbol, sentAt } }) => ({
                  amount: amountIn(entry, symbol).amount,
                  sentAt,
                }),
              },
            },
          },
        },
      },
    },
    checking: {
      entry: 'clearErrors',
      initial: 'rules',
      on: { 'withdrawal.close': '#withdrawal.closed' },
      states: {
        // In the order of WD-3. The last two report errors at the fields.
        rules: {
          always: [
            { guard: 'isKycMissing', target: 'kycMissing', actions: { type: 'announce', params: 'kyc-missing' } },
            {
              guard: 'isKycWaiting',
              target: '#editing.unverified',
              actions: { type: 'announce', params: 'kyc-processing' },
            },
            {
              guard: 'isLoanPending',
              target: 'loanPending',
              actions: { type: 'announce', params: 'loan-not-approved' },
            },
            {
              guard: 'isAboveBalance',
              target: '#editing.tooMuch',
              actions: { type: 'announce', params: 'balance-insufficient' },
            },
            {
              guard: 'hasBlankField',
              target: '#editing.invalid',
              actions: { type: 'announce', params: 'bank-fields-invalid' },
            },
            { guard: 'hasErrors', target: '#editing.invalid' },
            { guard: 'isCurrencyChanged', target: '#editing.currencyChanged' },
            { target: '#confirming', actions: ['agree', 'keepDraft'] },
          ],
        },
        kycMissing: {
          tags: 'busy',
          // The bank may have verified the customer meanwhile.
          after: {
            kycHandover: [
              { guard: 'isKycMissing', target: '#editing.unverified', actions: 'openKyc' },
              { target: '#editing' },
            ],
          },
        },
        loanPending: { tags: 'busy', after: { loanReload: { target: '#editing', actions: 'reloadPage' } } },
      },
    },
    confirming: {
      id: 'confirming',
      initial: 'asking',
      // An amount is paid only in the currency that the customer agreed to (DATA-4).
      always: { guard: 'isCurrencyChanged', target: '#editing.currencyChanged' },
      on: {
        'code.submit': [
          { guard: 'isNotLoaded', target: '.notLoaded' },
          { guard: 'isCustomersStep', target: '.comparing' },
        ],
        'withdrawal.close': [
          // Nothing is cancelled: the withdrawal continues once the bank has released the step (WD-7).
          { guard: 'isStepHeld', target: '#withdrawal.closed' },
          { target: '#withdrawal.closed', actions: { type: 'announce', params: 'withdrawal-closed' } },
        ],
      },
      states: {
        // Parity comes first: while the step is the bank's, no code is asked for (WD-4).
        asking: { always: BANKS_TURN },
        notLoaded: {
          always: [...BANKS_TURN, { guard: 'isLoaded', target: 'asking' }],
          on: { 'loads.retry': { actions: 'retryLoads' } },
        },
        careNeeded: { ...untilBankActs(), always: { guard: 'isCustomersStep', target: 'released' } },
        // Customer care gives out the next code (WD-8).
        codeSpent: {
          ...untilBankActs(),
          always: [
            { guard: 'isStepKnownHeld', target: 'careNeeded' },
            { guard: 'isCodeNew', target: 'renewed', actions: 'renewCode' },
          ],
        },
        // The bank may take its decision back.
        released: { always: BANKS_TURN },
        renewed: { always: BANKS_TURN },
        comparing: {
          tags: 'busy',
          on: { 'code.submit': {} },
          invoke: {
            src: 'compareCode',
            input: ({ event, self }) => {
              assertEvent(event, 'code.submit')
              return { code: event.code, isSpent: to('session')(self).getSnapshot().context.isCodeSpent }
            },
            onDone: [
              {
                guard: { type: 'isWrongCode', params: ({ event }) => ({ isRight: event.output }) },
                target: 'wrong',
                actions: { type: 'announce', params: 'wrong-code' },
              },
              { guard: 'isPayingStep', target: '#transferring' },
              { target: '#advancing' },
            ],
          },
        },
        wrong: {
          entry: { type: 'focusField', params: { field: 'code' } },
          always: BANKS_TURN,
          on: { 'code.edit': 'asking' },
        },
        // If the user who was loaded again is a step further, the code was accepted.
        unsure: { always: { guard: 'hasPassed', target: 'careNeeded' } },
      },
    },
    advancing: {
      id: 'advancing',
      tags: 'busy',
      invoke: {
        src: 'advanceStep',
        input: ({ context: { facts } }) => ({
          customerId: facts.customerId,
          transferStep: facts.transferStep + 1,
        }),
        onDone: {
          target: 'closed',
          actions: [{ type: 'announce', params: 'withdrawal-processing' }, 'reloadUser'],
        },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: causeOf },
            target: 'confirming.unsure',
            actions: 'reloadUser',
          },
          { guard: { type: 'isSessionOver', params: causeOf }, target: 'editing' },
          {
            target: 'editing.refused',
            actions: [{ type: 'announce', params: 'withdrawal-cancelled' }, 'reloadUser'],
          },
        ],
      },
    },
    transferring: {
      id: 'transferring',
      tags: 'busy',
      initial: 'paying',
      states: {
        paying: {
          entry: 'noteSent',
          invoke: {
            src: 'transfer',
            input: ({ context }) => transferRequest(context),
            onDone: {
              target: 'resettingCode',
              actions: [
                { type: 'announce', params: 'withdrawal-successful' },
                'spendCode',
                'forgetDraft',
                'reloadTransfers',
              ],
            },
            onError: [
              {
                guard: { type: 'isDuplicate', params: causeOf },
                target: '#editing',
                actions: [
                  { type: 'announce', params: 'withdrawal-duplicate' },
                  'end',
                  'keepDraft',
                  'reloadTransfers',
                  'reloadUser',
                ],
              },
              {
                guard: { type: 'isOutcomeUnknown', params: causeOf },
                target: '#editing.unsure',
                // If the transfer was made, the bank has spent the code.
                actions: ['end', 'keepDraft', 'reloadTransfers', 'reloadUser'],
              },
              { guard: { type: 'isSessionOver', params: causeOf }, target: '#editing' },
              {
                target: '#editing.refused',
                actions: [{ type: 'announce', params: 'withdrawal-cancelled' }, 'reloadTransfers', 'reloadUser'],
              },
            ],
          },
        },
        // The money is paid out, even if resetting the used code fails (WD-8).
        resettingCode: {
          invoke: {
            src: 'resetCode',
            input: ({ context }) => ({ customerId: context.facts.customerId }),
            onDone: { target: '#transferred', actions: ['renewCode', 'reloadUser'] },
            onError: { target: '#transferred', actions: 'reloadUser' },
          },
        },
      },
    },
    transferred: {
      id: 'transferred',
      after: { closeDelay: 'closed' },
      on: { 'hold.begin': 'reading', 'withdrawal.close': '#withdrawal.closed' },
    },
    reading: { on: { 'hold.end': 'transferred', 'withdrawal.close': '#withdrawal.closed' } },
    closed: { type: 'final' },
  },
})

/** Requires at least one error. The amount is the first field of every form. */
function firstField(errors: WithdrawalErrors): WithdrawalField {
  return (Object.keys(errors)[0] as WithdrawalField | undefined) ?? 'amount'
}

/** The customer can only look whether the bank has acted. Nothing that they press asks for a code (WD-4). */
function untilBankActs() {
  const learn = { type: 'learn', params: ({ event }: FactsChange) => ({ facts: event.facts }) } as const
  const next = ({ event }: FactsChange) => ({ next: event.facts })
  return {
    initial: 'waiting',
    on: { 'code.submit': {}, 'step.check': '.looking' },
    states: {
      waiting: {},
      looking: {
        entry: 'reloadUser',
        on: {
          'step.check': {},
          'customer.change': [
            { guard: { type: 'isAnswered', params: next }, target: 'unchanged', actions: learn },
            { guard: { type: 'hasFailed', params: next }, target: 'failed', actions: learn },
          ],
        },
      },
      unchanged: {},
      failed: {},
    },
  } as const
}

function draftsIn(system: AnyActorRef['system']): WithdrawalDrafts {
  return to('session')({ system }).getSnapshot().context.drafts
}
