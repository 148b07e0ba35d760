import { assertEvent, assign, setup } from 'xstate'
import type { MessageKey } from '#src/contract/message-keys.ts'
import type { Redacted } from '#src/contract/redacted.ts'
import type { TransferRequest } from '#src/contract/requests.ts'
import { failureCode } from './failure.ts'
import { actionNotProvided, actorNotProvided, watcherNotProvided } from './not-provided.ts'
import { KYC_HANDOVER_DELAY, LOAN_RELOAD_DELAY, PAYING_STEP, WITHDRAWAL_CLOSE_DELAY } from './rules.ts'
import type { WithdrawalFacts, WithdrawalPath } from './withdrawal-facts.ts'
import {
  EMPTY_ENTRY,
  entryErrors,
  isAboveBalance,
  isFilled,
  transferRequest,
  type WithdrawalEntry,
  type WithdrawalErrors,
  type WithdrawalField,
  type WithdrawalMethod,
} from './withdrawal-rules.ts'

/**
 * Withdrawal: the customer names an amount, the rules are checked in their order, a code proves who asks, and at the
 * last of nine steps the money leaves (WD-1 to WD-8).
 *
 *   method -> editing -> checking -> confirming -> transferring -> transferred
 *   confirming -> advancing -> advanced, before the last step
 */
export interface WithdrawalContext {
  path: WithdrawalPath
  method: WithdrawalMethod | null
  entry: WithdrawalEntry
  errors: WithdrawalErrors
  facts: WithdrawalFacts
}

export type WithdrawalEvent =
  | { type: 'customer.change'; facts: WithdrawalFacts }
  | { type: 'method.choose'; method: WithdrawalMethod }
  | { type: 'method.change' }
  | { type: 'field.change'; field: WithdrawalField; value: string }
  | { type: 'form.submit' }
  | { type: 'loads.retry' }
  /** the typed code rides here and nowhere else */
  | { type: 'code.submit'; code: Redacted<'code'> }
  | { type: 'code.edit' }
  | { type: 'withdrawal.close' }

interface StepRequest {
  customerId: string
  transferStep: number
}

export const withdrawalMachine = setup({
  types: {
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    input: {} as { path: WithdrawalPath; method: WithdrawalMethod | null; facts: WithdrawalFacts },
    tags: {} as 'busy',
  },
  actors: {
    watchCustomer: watcherNotProvided('watchCustomer'),
    /** whether a typed code is the stored one */
    compareCode: actorNotProvided<boolean, { code: Redacted<'code'> }>('compareCode'),
    advanceStep: actorNotProvided<unknown, StepRequest>('advanceStep'),
    transfer: actorNotProvided<unknown, TransferRequest>('transfer'),
    resetCode: actorNotProvided<unknown, { customerId: string }>('resetCode'),
  },
  actions: {
    announce: actionNotProvided<MessageKey>('announce'),
    focusField: actionNotProvided<{ field: WithdrawalField | 'code' }>('focusField'),
    retryLoads: actionNotProvided('retryLoads'),
    reloadUser: actionNotProvided('reloadUser'),
    reloadTransfers: actionNotProvided('reloadTransfers'),
    openKyc: actionNotProvided('openKyc'),
    reloadPage: actionNotProvided('reloadPage'),
    close: actionNotProvided('close'),
    /** what was right a moment ago is not any more, whatever becomes of its reset (WD-8) */
    spendCode: actionNotProvided('spendCode'),
    forgetSpentCode: actionNotProvided('forgetSpentCode'),
    learn: assign((_, { facts }: { facts: WithdrawalFacts }) => ({ facts })),
    choose: assign((_, { method }: { method: WithdrawalMethod }) => ({ method, errors: {} })),
    setField: assign(({ context }, { field, value }: { field: WithdrawalField; value: string }) => ({
      entry: { ...context.entry, [field]: value },
      errors: { ...context.errors, [field]: undefined },
    })),
    showErrors: assign(({ context }) => ({ errors: entryErrors(context) })),
    clearErrors: assign({ errors: {} }),
  },
  guards: {
    isMethodChosen: ({ context }) => context.method !== null,
    isNotLoaded: ({ context }) => context.facts.load !== 'ready',
    isLoaded: ({ context }) => context.facts.load === 'ready',
    isByBank: ({ context }) => context.method === 'bank transfer',
    hasErrors: ({ context }) => Object.keys(entryErrors(context)).length > 0,
    hasBlankField: ({ context }) => !isFilled(context),
    isKycMissing: ({ context }) => context.facts.kyc === 'none' && isFilled(context),
    isKycWaiting: ({ context }) => context.facts.kyc === 'waiting',
    isLoanPending: ({ context }) => context.facts.loan === 'pending',
    isAboveBalance: ({ context }) => isAboveBalance(context),
    isStepOdd: ({ context }) => Math.abs(context.facts.transferStep % 2) === 1,
    isPayingStep: ({ context }) => context.facts.transferStep === PAYING_STEP,
    isWrongCode: (_, { isRight }: { isRight: boolean }) => !isRight,
    isDuplicate: (_, { error }: { error: unknown }) => failureCode(error) === 'reference-taken',
    isOutcomeUnknown: (_, { error }: { error: unknown }) => ['network', 'timeout'].includes(failureCode(error)),
    isSessionOver: (_, { error }: { error: unknown }) => failureCode(error) === 'unauthorized',
  },
  delays: {
    kycHandover: KYC_HANDOVER_DELAY,
    loanReload: LOAN_RELOAD_DELAY,
    closeDelay: WITHDRAWAL_CLOSE_DELAY,
  },
}).createMachine({
  id: 'withdrawal',
  context: ({ input }) => ({ ...input, entry: EMPTY_ENTRY, errors: {} }),
  invoke: { src: 'watchCustomer' },
  on: { 'customer.change': { actions: { type: 'learn', params: ({ event }) => ({ facts: event.facts }) } } },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isMethodChosen', target: 'editing' }, { target: 'method' }] },
    method: {
      on: {
        'method.choose': {
          target: 'editing',
          actions: { type: 'choose', params: ({ event }) => ({ method: event.method }) },
        },
        'withdrawal.close': { actions: 'close' },
      },
    },
    editing: {
      id: 'editing',
      initial: 'fresh',
      on: {
        'method.change': 'method',
        'field.change': {
          target: '.fresh',
          actions: { type: 'setField', params: ({ event }) => ({ field: event.field, value: event.value }) },
        },
        'form.submit': [
          { guard: 'isNotLoaded', target: '.notLoaded', actions: 'clearErrors' },
          { guard: 'isByBank', target: 'checking' },
          { guard: 'hasErrors', target: '.invalid' },
          { target: 'checking' },
        ],
        'withdrawal.close': { actions: 'close' },
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
        refused: {},
        unsure: {},
      },
    },
    checking: {
      entry: 'clearErrors',
      initial: 'rules',
      on: { 'withdrawal.close': { actions: 'close' } },
      states: {
        // In the order of WD-3; what the last two find is refused at the fields.
        rules: {
          always: [
            { guard: 'isKycMissing', target: 'kycMissing', actions: { type: 'announce', params: 'kyc-missing' } },
            { guard: 'isKycWaiting', target: '#editing', actions: { type: 'announce', params: 'kyc-processing' } },
            {
              guard: 'isLoanPending',
              target: 'loanPending',
              actions: { type: 'announce', params: 'loan-not-approved' },
            },
            {
              guard: 'isAboveBalance',
              target: '#editing',
              actions: { type: 'announce', params: 'balance-insufficient' },
            },
            {
              guard: 'hasBlankField',
              target: '#editing.invalid',
              actions: { type: 'announce', params: 'bank-fields-invalid' },
            },
            { guard: 'hasErrors', target: '#editing.invalid' },
            { target: '#confirming' },
          ],
        },
        kycMissing: {
          tags: 'busy',
          // The bank may have verified the customer meanwhile.
          after: {
            kycHandover: [{ guard: 'isKycMissing', target: '#editing', actions: 'openKyc' }, { target: '#editing' }],
          },
        },
        loanPending: { tags: 'busy', after: { loanReload: { target: '#editing', actions: 'reloadPage' } } },
      },
    },
    confirming: {
      id: 'confirming',
      initial: 'asking',
      on: {
        // The parity comes first: at an even step the code is not looked at (WD-4).
        'code.submit': [
          { guard: 'isNotLoaded', target: '.notLoaded' },
          { guard: 'isStepOdd', target: '.comparing' },
          // Whether care has released it is asked of the bank each time: the next code then counts.
          { target: '.careNeeded', actions: 'reloadUser' },
        ],
        'withdrawal.close': { actions: [{ type: 'announce', params: 'withdrawal-cancelled' }, 'close'] },
      },
      states: {
        asking: {},
        notLoaded: {
          always: { guard: 'isLoaded', target: 'asking' },
          on: { 'loads.retry': { actions: 'retryLoads' } },
        },
        careNeeded: {},
        comparing: {
          tags: 'busy',
          on: { 'code.submit': {} },
          invoke: {
            src: 'compareCode',
            input: ({ event }) => {
              assertEvent(event, 'code.submit')
              return { code: event.code }
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
          on: { 'code.edit': 'asking' },
        },
        unsure: {},
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
          target: 'advanced',
          actions: [{ type: 'announce', params: 'withdrawal-processing' }, 'reloadUser', 'close'],
        },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'confirming.unsure',
            actions: 'reloadUser',
          },
          { guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) }, target: 'editing' },
          {
            target: 'editing.refused',
            actions: [{ type: 'announce', params: 'withdrawal-cancelled' }, 'reloadUser'],
          },
        ],
      },
    },
    advanced: {},
    transferring: {
      id: 'transferring',
      tags: 'busy',
      initial: 'paying',
      states: {
        paying: {
          invoke: {
            src: 'transfer',
            input: ({ context }) => transferRequest(context),
            onDone: {
              target: 'resettingCode',
              actions: [{ type: 'announce', params: 'withdrawal-successful' }, 'spendCode', 'reloadTransfers'],
            },
            onError: [
              {
                guard: { type: 'isDuplicate', params: ({ event }) => ({ error: event.error }) },
                target: '#editing',
                actions: [{ type: 'announce', params: 'withdrawal-duplicate' }, 'reloadTransfers'],
              },
              {
                guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
                target: '#editing.unsure',
                actions: 'reloadTransfers',
              },
              { guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) }, target: '#editing' },
              {
                target: '#editing.refused',
                actions: [{ type: 'announce', params: 'withdrawal-cancelled' }, 'reloadTransfers'],
              },
            ],
          },
        },
        // The money has left; what becomes of the used code changes nothing of that (WD-8).
        resettingCode: {
          invoke: {
            src: 'resetCode',
            input: ({ context }) => ({ customerId: context.facts.customerId }),
            onDone: { target: '#transferred', actions: ['forgetSpentCode', 'reloadUser'] },
            onError: { target: '#transferred', actions: 'reloadUser' },
          },
        },
      },
    },
    transferred: {
      id: 'transferred',
      after: { closeDelay: { actions: 'close' } },
      on: { 'withdrawal.close': { actions: 'close' } },
    },
  },
})

/** The amount, which comes first in every form, if nothing is invalid. */
function firstField(errors: WithdrawalErrors): WithdrawalField {
  return (Object.keys(errors)[0] as WithdrawalField | undefined) ?? 'amount'
}
