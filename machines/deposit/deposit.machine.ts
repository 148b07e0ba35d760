import { assertEvent, type DoneActorEvent } from 'xstate'
import { customerNow } from '#machines/customer/follow-customer.ts'
import { causeOf } from '#machines/failure.ts'
import { firstInvalid } from '#machines/rules/field-errors.ts'
import type { PictureReading } from '#machines/rules/picture.ts'
import { PLANS } from '#machines/rules/rules.ts'
import { type DepositWay, depositorOf, depositRequest, type PaymentDetails } from './deposit-entry.ts'
import { type DepositContext, depositSetup } from './deposit-setup.ts'

/**
 * Deposit: the customer chooses a payment method, pays outside the app, and submits the amount and a picture as proof.
 *
 *   waiting -> method -> bank | wallets -> proof -> submitting -> deposited
 *   deposited <-> reading, while somebody reads the receipt
 *   summary -> proof, only by deep link; each step -> the one before; submitting -> proof, on any failure
 */
export const depositMachine = depositSetup.createMachine({
  id: 'deposit',
  context: ({ input: { plan, startsAt }, self }) => ({
    depositor: depositorOf(customerNow(self)),
    way: startsAt ?? null,
    details: { bank: null, wallets: [] },
    amount: plan === undefined ? '' : String(PLANS[plan].from),
    chosen: null,
    proof: null,
    errors: {},
    failure: null,
    sentAt: null,
  }),
  invoke: { src: 'watchCustomer' },
  on: {
    'customer.change': { actions: { type: 'learn', params: ({ event }) => ({ depositor: event.depositor }) } },
  },
  initial: 'waiting',
  states: {
    waiting: {
      always: [
        { guard: 'isForSummary', target: 'summary' },
        { guard: 'isKnown', target: 'method' },
      ],
      on: { 'deposit.close': '#deposit.closed' },
    },
    method: {
      on: {
        'method.choose': [
          { guard: { type: 'isByBank', params: ({ event }) => ({ method: event.method }) }, target: 'bank' },
          { target: 'wallets' },
        ],
        'deposit.close': '#deposit.closed',
      },
    },
    summary: {
      ...detailsOf('summary'),
      on: { 'content.change': '.loading', 'deposit.close': '#deposit.closed' },
    },
    bank: {
      ...detailsOf('bank'),
      on: { 'content.change': '.loading', 'step.back': 'method', 'deposit.close': '#deposit.closed' },
    },
    wallets: {
      ...detailsOf('wallets'),
      on: { 'content.change': '.loading', 'step.back': 'method', 'deposit.close': '#deposit.closed' },
    },
    proof: {
      initial: 'editing',
      on: {
        'step.back': [
          { guard: { type: 'isWay', params: { way: 'summary' } }, target: 'summary' },
          { guard: { type: 'isWay', params: { way: 'bank' } }, target: 'bank' },
          { target: 'wallets' },
        ],
        'amount.change': { actions: { type: 'setAmount', params: ({ event }) => ({ amount: event.amount }) } },
        'proof.choose': {
          target: '.reading',
          actions: { type: 'choose', params: ({ event }) => ({ file: event.file }) },
        },
        'proof.refuse': {
          target: '.editing',
          actions: { type: 'refuseProof', params: ({ event }) => ({ error: event.error }) },
        },
        'proof.remove': { target: '.editing', actions: 'dropProof' },
        'deposit.submit': [
          {
            guard: 'isInvalid',
            target: '.editing',
            actions: [
              'showErrors',
              { type: 'focusField', params: ({ context }) => ({ field: firstInvalid(context.errors) }) },
            ],
          },
          { target: 'submitting' },
        ],
        'deposit.close': '#deposit.closed',
      },
      states: {
        editing: {},
        reading: {
          invoke: {
            src: 'readPicture',
            input: ({ event }) => {
              assertEvent(event, 'proof.choose')
              return { file: event.file }
            },
            onDone: [
              {
                guard: { type: 'isPicture', params: ({ event }) => ({ reading: event.output }) },
                target: 'editing',
                actions: { type: 'takeProof', params: ({ event }) => ({ reading: event.output }) },
              },
              {
                target: 'editing',
                actions: { type: 'refuseProof', params: ({ event }) => ({ error: event.output.error }) },
              },
            ],
            onError: { target: 'editing', actions: { type: 'refuseProof', params: { error: 'picture-unreadable' } } },
          },
          // The file is still being checked: it can be neither sent nor reported as missing.
          on: { 'deposit.submit': {} },
        },
      },
    },
    submitting: {
      tags: 'busy',
      entry: ['clearErrors', 'noteAmount'],
      initial: 'reading',
      states: {
        // The file can have been changed or deleted since it was chosen (IN-5).
        reading: {
          invoke: {
            src: 'readPicture',
            input: ({ context }) => ({ file: proofOf(context) }),
            onDone: [
              {
                guard: { type: 'isPicture', params: ({ event }) => ({ reading: event.output }) },
                target: 'sending',
              },
              {
                target: '#deposit.proof',
                actions: [
                  { type: 'refuseProof', params: ({ event }) => ({ error: event.output.error }) },
                  { type: 'focusField', params: { field: 'images' } },
                ],
              },
            ],
            onError: {
              target: '#deposit.proof',
              actions: [
                { type: 'refuseProof', params: { error: 'picture-unreadable' } },
                { type: 'focusField', params: { field: 'images' } },
              ],
            },
          },
        },
        sending: {
          invoke: {
            src: 'postDeposit',
            input: ({ context, event }) => depositRequest(context, readingIn(event).picture),
            onDone: {
              target: '#deposit.deposited',
              actions: [{ type: 'announce', params: 'deposit-successful' }, 'reloadDeposits'],
            },
            onError: {
              target: '#deposit.proof',
              actions: [{ type: 'noteFailure', params: causeOf }, 'reloadDeposits'],
            },
          },
        },
      },
    },
    deposited: {
      entry: 'noteSent',
      after: { closeDelay: '#deposit.closed' },
      on: { 'hold.begin': 'reading', 'deposit.close': '#deposit.closed' },
    },
    reading: { on: { 'hold.end': 'deposited', 'deposit.close': '#deposit.closed' } },
    closed: { type: 'final' },
  },
})

/** A step that shows payment details. It reloads them on every entry so that they are never outdated (DEP-2). */
function detailsOf(way: DepositWay) {
  interface Loaded {
    event: DoneActorEvent<PaymentDetails>
  }
  return {
    entry: { type: 'takeWay', params: { way } },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'loadDetails',
          input: { way },
          onDone: [
            {
              guard: { type: 'isNothing', params: ({ event }: Loaded) => event.output },
              target: 'empty',
            },
            {
              target: 'ready',
              actions: { type: 'keepDetails', params: ({ event }: Loaded) => ({ details: event.output }) },
            },
          ],
          onError: 'failed',
        },
      },
      ready: { on: { 'step.next': '#deposit.proof' } },
      empty: { on: { 'details.retry': 'loading' } },
      failed: { on: { 'details.retry': 'loading' } },
    },
  } as const
}

/** What `readPicture` has just read. */
function readingIn(event: object): PictureReading {
  return (event as DoneActorEvent<PictureReading>).output
}

function proofOf({ proof }: DepositContext): File {
  if (proof === null) throw new Error('Only a deposit with a proof is sent')
  return proof
}
