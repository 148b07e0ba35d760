import { customerNow } from '#machines/customer/follow-customer.ts'
import { causeOf } from '#machines/failure.ts'
import { firstInvalid } from '#machines/rules/field-errors.ts'
import { confirming } from './withdrawal-code.ts'
import { EMPTY_ENTRY, entryErrors, transferRequest, withdrawalFacts } from './withdrawal-rules.ts'
import { type WithdrawalContext, withdrawalSetup } from './withdrawal-setup.ts'

/**
 * Withdrawal: the customer enters an amount, the rules are checked in order, a code confirms the customer, and on the
 * last of nine steps the money is paid out (WD-1 to WD-9).
 *
 *   method -> editing -> checking -> confirming -> transferring -> transferred
 *   transferred <-> reading, while somebody reads the receipt
 *   confirming -> advancing -> closed, before the last step; confirming -> editing, when the currency changes; confirming -> checking, when a rule
 *   would refuse it by now
 *   checking is the start when it continues a withdrawal in progress
 */
export const withdrawalMachine = withdrawalSetup.createMachine({
  id: 'withdrawal',
  context: ({ input: { path, method = null, draft }, self }) => ({
    path,
    ...(draft ?? { method, entry: EMPTY_ENTRY, symbol: '', isAgreed: false }),
    errors: {},
    facts: withdrawalFacts(path, customerNow(self)),
    sentAt: null,
    isMade: false,
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
    recalling: {
      entry: 'recallDraft',
      always: [
        { guard: 'isUnsure', target: 'editing.unsure' },
        { guard: 'isMethodChosen', target: 'editing' },
        { target: 'method' },
      ],
    },
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
            { type: 'focusField', params: ({ context }) => ({ field: firstInvalid(entryErrors(context)) }) },
          ],
        },
        currencyChanged: { entry: 'noteCurrency' },
        // Until the bank has verified the customer, or they change something.
        unverified: { always: { guard: 'isVerified', target: 'verified' } },
        verified: {},
        tooMuch: { entry: { type: 'focusField', params: { field: 'amount' } } },
        refused: {},
        duplicate: { on: checkHistory() },
        unsure: { on: checkHistory() },
      },
    },
    checking: {
      id: 'checking',
      entry: ['clearErrors', 'lookUp'],
      initial: 'rules',
      on: { 'withdrawal.close': '#withdrawal.closed' },
      states: {
        // In the order of WD-3. The last two report errors at the fields.
        rules: {
          always: [
            // Another tab may have paid it.
            { guard: 'isMade', target: '#editing.duplicate', actions: ['settle', 'keepDraft'] },
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
        loanPending: {
          tags: 'busy',
          // The bank may have decided on it meanwhile.
          after: {
            loanReload: [{ guard: 'isLoanPending', target: '#editing', actions: 'reloadPage' }, { target: '#editing' }],
          },
        },
      },
    },
    confirming,
    advancing: {
      id: 'advancing',
      tags: 'busy',
      invoke: {
        src: 'advanceStep',
        input: ({ context: { facts } }) => ({
          customerId: facts.customerId,
          transferStep: (facts.transferStep ?? 0) + 1,
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
      initial: 'paying',
      states: {
        paying: {
          tags: 'busy',
          entry: ['noteSent', 'noteAmount', 'doubt', 'keepDraft'],
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
                target: '#editing.duplicate',
                actions: [
                  { type: 'announce', params: 'withdrawal-duplicate' },
                  'settle',
                  'keepDraft',
                  'reloadTransfers',
                  'reloadUser',
                ],
              },
              {
                guard: { type: 'isOutcomeUnknown', params: causeOf },
                target: '#editing.unsure',
                // If the transfer was made, the bank has spent the code.
                actions: ['reloadTransfers', 'reloadUser'],
              },
              {
                guard: { type: 'isSessionOver', params: causeOf },
                target: '#editing',
                actions: ['resume', 'keepDraft', 'expireSession'],
              },
              {
                target: '#editing.refused',
                actions: [
                  { type: 'announce', params: 'withdrawal-cancelled' },
                  'resume',
                  'keepDraft',
                  'reloadTransfers',
                  'reloadUser',
                ],
              },
            ],
          },
        },
        // The money is paid out, even if resetting the used code fails, or is not waited for (WD-8).
        resettingCode: {
          on: { 'withdrawal.close': { target: '#withdrawal.closed', actions: 'reloadUser' } },
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

/** The history tells whether a withdrawal was made (WD-7). */
function checkHistory() {
  interface Asked {
    context: WithdrawalContext
  }
  return {
    'history.check': {
      target: '#withdrawal.closed',
      actions: [
        'noteChecked',
        'keepDraft',
        // The bank may have made it since.
        'reloadTransfers',
        { type: 'showHistory', params: ({ context: { unsure } }: Asked) => ({ unsure }) },
      ],
    },
  } as const
}
