import { assertEvent } from 'xstate'
import { to } from '#machines/recipients.ts'
import { type WithdrawalEvent, withdrawalSetup } from './withdrawal-setup.ts'

interface FactsChange {
  event: Extract<WithdrawalEvent, { type: 'customer.change' }>
}

/** The bank has to act before the customer's code counts (WD-4, WD-8). */
const BANKS_TURN = [
  { guard: 'isStepKnownHeld', target: 'careNeeded' },
  { guard: 'isCodeSpent', target: 'codeSpent' },
] as const

/** The customer enters the code, while it is not the bank's turn (WD-4, WD-8). */
export const confirming = withdrawalSetup.createStateConfig({
  id: 'confirming',
  initial: 'asking',
  // An amount is paid only in the currency that the customer agreed to (DATA-4).
  always: { guard: 'isCurrencyChanged', target: '#editing.currencyChanged' },
  on: {
    'code.submit': [
      { guard: 'isNotLoaded', target: '.notLoaded' },
      { guard: 'isRefusedNow', target: '#checking' },
      { guard: 'isCustomersStep', target: '.comparing' },
    ],
    'withdrawal.close': [
      // Nothing is cancelled: the withdrawal continues once the bank has acted (WD-7).
      { guard: 'isBanksTurn', target: '#withdrawal.closed' },
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
})

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
