import { assertEvent, assign, type DoneActorEvent, emit, sendTo, setup } from 'xstate'
import { copyMachine } from '#machines/copy/copy.machine.ts'
import { customerNow, followCustomer } from '#machines/customer/follow-customer.ts'
import { causeOf, isOutcomeUnknown, plainFailure } from '#machines/failure.ts'
import { actionNotProvided, actorNotProvided } from '#machines/not-provided.ts'
import { to } from '#machines/recipients.ts'
import { fileOfType, type PictureError, type PictureReading } from '#machines/rules/picture.ts'
import { DEPOSIT_CLOSE_DELAY, PLANS } from '#machines/rules/rules.ts'
import type { FailureCode } from '#src/contract/endpoint.ts'
import type { MessageKey } from '#src/contract/message-keys.ts'
import type { DepositRequest } from '#src/contract/requests.ts'
import {
  type DepositErrors,
  type DepositField,
  type DepositInput,
  type Depositor,
  type DepositWay,
  depositErrors,
  depositorOf,
  depositRequest,
  firstInvalidField,
  type PaymentDetails,
} from './deposit-entry.ts'

/**
 * Deposit: the customer chooses a payment method, pays outside the app, and submits the amount and a picture as proof.
 *
 *   method -> bank | wallets -> proof -> submitting -> deposited
 *   deposited <-> reading, while somebody reads the receipt
 *   summary -> proof, only by deep link; each step -> the one before; submitting -> proof, on any failure
 */
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
  errors: DepositErrors
  failure: FailureCode | null
  /** when it was sent, in ms since the epoch; null until then */
  sentAt: number | null
}

export type DepositEvent =
  | { type: 'customer.change'; depositor: Depositor | null }
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
  /** only in the demo */
  | { type: 'specimen.use' }
  | { type: 'deposit.submit' }
  /** somebody reads the receipt, which stays until they have */
  | { type: 'hold.begin' }
  | { type: 'hold.end' }
  | { type: 'customer.retry' }
  | { type: 'deposit.close' }

export const depositMachine = setup({
  types: {
    context: {} as DepositContext,
    events: {} as DepositEvent,
    input: {} as DepositInput,
    children: {} as { copy: 'copy' },
    emitted: {} as { type: 'field.focus'; field: DepositField },
    tags: {} as 'busy',
  },
  actors: {
    /** copies the address of a wallet (DEP-2) */
    copy: copyMachine,
    watchCustomer: followCustomer((customer) => ({ type: 'customer.change', depositor: depositorOf(customer) })),
    loadDetails: actorNotProvided<PaymentDetails, { way: DepositWay }>('loadDetails'),
    readPicture: actorNotProvided<PictureReading, { file: File }>('readPicture'),
    /** draws an obviously fake receipt */
    drawSpecimen: actorNotProvided<File, undefined>('drawSpecimen'),
    postDeposit: actorNotProvided<unknown, DepositRequest>('postDeposit'),
  },
  actions: {
    announce: sendTo(to('toasts'), (_, key: MessageKey) => ({ type: 'toast.show', flow: 'deposit', key })),
    focusField: emit((_, { field }: { field: DepositField }) => ({ type: 'field.focus', field }) as const),
    retryCustomer: sendTo(to('customer'), { type: 'customer.retry' }),
    reloadDeposits: sendTo(to('customer'), { type: 'deposits.reload' }),
    learn: assign((_, { depositor }: { depositor: Depositor | null }) => ({ depositor })),
    takeWay: assign((_, { way }: { way: DepositWay }) => ({ way })),
    keepDetails: assign((_, { details }: { details: PaymentDetails }) => ({ details })),
    setAmount: assign(({ context }, { amount }: { amount: string }) => ({
      amount,
      errors: { ...context.errors, amount: undefined },
    })),
    choose: assign(({ context }, { file }: { file: File }) => ({
      chosen: file,
      proof: null,
      errors: { ...context.errors, images: undefined },
    })),
    takeProof: assign(({ context: { chosen } }, { reading }: { reading: PictureReading }) => ({
      proof: chosen === null || reading.error !== null ? null : fileOfType(chosen, reading.picture.type),
      chosen: null,
    })),
    holdSpecimen: assign(({ context }, { file }: { file: File }) => ({
      chosen: null,
      proof: file,
      errors: { ...context.errors, images: undefined },
    })),
    refuseProof: assign(({ context }, { error }: { error: PictureError | null }) => ({
      chosen: null,
      proof: null,
      errors: { ...context.errors, images: error ?? undefined },
    })),
    dropProof: assign(({ context }) => ({
      chosen: null,
      proof: null,
      errors: { ...context.errors, images: undefined },
    })),
    showErrors: assign(({ context }) => ({ errors: depositErrors(context), failure: null })),
    clearErrors: assign({ errors: {}, failure: null }),
    noteSent: actionNotProvided('noteSent'),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: plainFailure(error) })),
  },
  guards: {
    isWay: ({ context }, { way }: { way: DepositWay }) => context.way === way,
    isByBank: (_, { method }: { method: 'bank' | 'wallets' }) => method === 'bank',
    isNothing: (_, { bank, wallets }: PaymentDetails) => bank === null && wallets.length === 0,
    isPicture: (_, { reading }: { reading: PictureReading }) => reading.error === null,
    isInvalid: ({ context }) => firstInvalidField(depositErrors(context)) !== undefined,
    isKnown: ({ context }) => context.depositor !== null,
    isOutcomeUnknown: (_, { error }: { error: unknown }) => isOutcomeUnknown(error),
  },
  delays: { closeDelay: DEPOSIT_CLOSE_DELAY },
}).createMachine({
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
  invoke: [{ src: 'watchCustomer' }, { src: 'copy', id: 'copy', systemId: 'copy' }],
  on: {
    'customer.change': { actions: { type: 'learn', params: ({ event }) => ({ depositor: event.depositor }) } },
  },
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: { type: 'isWay', params: { way: 'summary' } }, target: 'summary' }, { target: 'method' }],
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
        'specimen.use': '.drawing',
        'deposit.submit': [
          {
            guard: 'isInvalid',
            target: '.editing',
            actions: [
              'showErrors',
              {
                type: 'focusField',
                params: ({ context }) => ({ field: firstInvalidField(context.errors) ?? 'amount' }),
              },
            ],
          },
          { guard: 'isKnown', target: 'submitting' },
          { target: '.depositorUnknown', actions: 'clearErrors' },
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
        drawing: {
          on: { 'specimen.use': {}, 'deposit.submit': {} },
          invoke: {
            src: 'drawSpecimen',
            onDone: {
              target: 'editing',
              actions: { type: 'holdSpecimen', params: ({ event }) => ({ file: event.output }) },
            },
            onError: 'notDrawn',
          },
        },
        notDrawn: {},
        depositorUnknown: {
          always: { guard: 'isKnown', target: 'editing' },
          on: { 'customer.retry': { actions: 'retryCustomer' } },
        },
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'clearErrors',
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
            onError: [
              {
                guard: { type: 'isOutcomeUnknown', params: causeOf },
                target: '#deposit.proof',
                actions: [{ type: 'noteFailure', params: causeOf }, 'reloadDeposits'],
              },
              { target: '#deposit.proof', actions: { type: 'noteFailure', params: causeOf } },
            ],
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
