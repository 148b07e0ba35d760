import { assertEvent, assign, type DoneActorEvent, emit, sendTo, setup } from 'xstate'
import { customerNow, followCustomer } from '#machines/customer/follow-customer.ts'
import { causeOf, failureCode, isOutcomeUnknown, plainFailure } from '#machines/failure.ts'
import { actorNotProvided } from '#machines/not-provided.ts'
import { to } from '#machines/recipients.ts'
import { fileOfType, type PictureError, type PictureReading } from '#machines/rules/picture.ts'
import { KYC_CLOSE_DELAY } from '#machines/rules/rules.ts'
import type { FailureCode } from '#src/contract/endpoint.ts'
import type { MessageKey } from '#src/contract/message-keys.ts'
import type { KycRequest } from '#src/contract/requests.ts'
import {
  firstKycFault,
  type KycCustomer,
  type KycEntry,
  type KycField,
  type KycSide,
  type KycText,
  kycCustomerOf,
  kycFaults,
  kycRequest,
  type PictureReadings,
  specimenEntry,
} from './kyc-entry.ts'

/**
 * KYC: a customer proves their identity with two pictures of an identity document (KYC-1, KYC-2).
 *
 *   editing -> submitting -> uploaded
 *   submitting -> editing, on any failure; all values are kept
 */
export interface KycContext extends KycEntry {
  failure: FailureCode | null
}

export type KycEvent =
  | { type: 'customer.change'; customer: KycCustomer | null }
  | { type: 'field.change'; field: KycText; value: string }
  | { type: 'picture.choose'; side: KycSide; file: File }
  /** what was dropped is not one file */
  | { type: 'picture.refuse'; side: KycSide; error: PictureError }
  | { type: 'picture.remove'; side: KycSide }
  | { type: 'specimen.use' }
  | { type: 'kyc.submit' }
  | { type: 'loads.retry' }
  | { type: 'kyc.close' }

export const kycMachine = setup({
  types: {
    context: {} as KycContext,
    events: {} as KycEvent,
    emitted: {} as { type: 'field.focus'; field: KycField },
    tags: {} as 'busy',
  },
  actors: {
    watchCustomer: followCustomer((view) => ({ type: 'customer.change', customer: kycCustomerOf(view) })),
    readPicture: actorNotProvided<PictureReading, { file: File }>('readPicture'),
    readPictures: actorNotProvided<PictureReadings, Record<KycSide, File>>('readPictures'),
    /** draws an identity document that is visibly a sample */
    drawSpecimen: actorNotProvided<Record<KycSide, File>, undefined>('drawSpecimen'),
    upload: actorNotProvided<unknown, KycRequest>('upload'),
  },
  actions: {
    announce: sendTo(to('toasts'), (_, key: MessageKey) => ({ type: 'toast.show', flow: 'kyc', key })),
    focusField: emit((_, { field }: { field: KycField }) => ({ type: 'field.focus', field }) as const),
    retryLoads: sendTo(to('customer'), { type: 'customer.retry' }),
    reloadKyc: sendTo(to('customer'), { type: 'kyc.reload' }),
    learn: assign((_, { customer }: { customer: KycCustomer | null }) => ({ customer })),
    setField: assign(({ context }, { field, value }: { field: KycText; value: string }) => ({
      entry: { ...context.entry, [field]: value },
      errors: { ...context.errors, [field]: undefined },
    })),
    holdPicture: assign(({ context }, { side, file }: { side: KycSide; file: File | null }) => ({
      pictures: { ...context.pictures, [side]: file },
      errors: { ...context.errors, [side]: undefined },
    })),
    judgePicture: assign(({ context }, { side, reading }: { side: KycSide; reading: PictureReading }) => {
      const chosen = context.pictures[side]
      const picture = chosen === null || reading.error !== null ? null : fileOfType(chosen, reading.picture.type)
      return {
        pictures: { ...context.pictures, [side]: picture },
        errors: { ...context.errors, [side]: reading.error ?? undefined },
      }
    }),
    refusePicture: assign(({ context }, { side, error }: { side: KycSide; error: PictureError }) => ({
      pictures: { ...context.pictures, [side]: null },
      errors: { ...context.errors, [side]: error },
    })),
    refusePictures: assign(({ context }, { readings: { front, back } }: { readings: PictureReadings }) => ({
      pictures: {
        front: front.error === null ? context.pictures.front : null,
        back: back.error === null ? context.pictures.back : null,
      },
      errors: { front: front.error ?? undefined, back: back.error ?? undefined },
    })),
    /** What was typed stays. */
    holdSpecimen: assign(({ context }, { pictures }: { pictures: Record<KycSide, File> }) => ({
      pictures,
      entry: specimenEntry(context),
      errors: {},
    })),
    showErrors: assign(({ context }) => ({ errors: kycFaults(context), failure: null })),
    clearErrors: assign({ errors: {}, failure: null }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: plainFailure(error) })),
  },
  guards: {
    isNotLoaded: ({ context }) => context.customer === null,
    isLoaded: ({ context }) => context.customer !== null,
    isComplete: ({ context }) => Object.keys(kycFaults(context)).length === 0,
    arePictures: (_, { readings: { front, back } }: { readings: PictureReadings }) =>
      front.error === null && back.error === null,
    isSide: (_, { side, chosen }: { side: KycSide; chosen: KycSide }) => side === chosen,
    isOutcomeUnknown: (_, { error }: { error: unknown }) => isOutcomeUnknown(error),
    isDuplicate: (_, { error }: { error: unknown }) => failureCode(error) === 'details-taken',
  },
  delays: { closeDelay: KYC_CLOSE_DELAY },
}).createMachine({
  id: 'kyc',
  context: ({ self }) => ({
    customer: kycCustomerOf(customerNow(self)),
    entry: { name: '', number: '' },
    pictures: { front: null, back: null },
    errors: {},
    failure: null,
  }),
  invoke: { src: 'watchCustomer' },
  on: { 'customer.change': { actions: { type: 'learn', params: ({ event }) => ({ customer: event.customer }) } } },
  initial: 'editing',
  states: {
    editing: {
      type: 'parallel',
      on: {
        'kyc.submit': [
          { guard: 'isNotLoaded', target: '.entry.notLoaded' },
          { guard: 'isComplete', target: 'submitting' },
          {
            target: '.entry.invalid',
            actions: [
              'showErrors',
              { type: 'focusField', params: ({ context }) => ({ field: firstKycFault(context) }) },
            ],
          },
        ],
        'picture.refuse': {
          actions: { type: 'refusePicture', params: ({ event }) => ({ side: event.side, error: event.error }) },
        },
        'picture.remove': {
          actions: { type: 'holdPicture', params: ({ event }) => ({ side: event.side, file: null }) },
        },
        'kyc.close': '#kyc.closed',
      },
      states: {
        entry: {
          initial: 'fresh',
          on: {
            'field.change': {
              target: '.fresh',
              actions: { type: 'setField', params: ({ event }) => ({ field: event.field, value: event.value }) },
            },
          },
          states: {
            fresh: {},
            invalid: {},
            notLoaded: {
              always: { guard: 'isLoaded', target: 'fresh' },
              on: { 'loads.retry': { actions: 'retryLoads' } },
            },
          },
        },
        front: pictureOf('front'),
        back: pictureOf('back'),
        specimen: {
          initial: 'idle',
          on: { 'specimen.use': '.drawing' },
          states: {
            idle: {},
            drawing: {
              on: { 'specimen.use': {}, 'kyc.submit': {} },
              invoke: {
                src: 'drawSpecimen',
                onDone: {
                  target: 'idle',
                  actions: { type: 'holdSpecimen', params: ({ event }) => ({ pictures: event.output }) },
                },
                onError: 'failed',
              },
            },
            failed: {},
          },
        },
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'clearErrors',
      initial: 'reading',
      states: {
        // The files can have been changed or deleted since they were chosen (IN-5).
        reading: {
          invoke: {
            src: 'readPictures',
            input: ({ context }) => picturesOf(context),
            onDone: [
              {
                guard: { type: 'arePictures', params: ({ event }) => ({ readings: event.output }) },
                target: 'sending',
              },
              {
                target: '#kyc.editing',
                actions: [
                  { type: 'refusePictures', params: ({ event }) => ({ readings: event.output }) },
                  { type: 'focusField', params: ({ context }) => ({ field: firstKycFault(context) }) },
                ],
              },
            ],
          },
        },
        sending: {
          invoke: {
            src: 'upload',
            input: ({ context, event }) => kycRequest(context, readingsIn(event)),
            onDone: {
              target: '#kyc.uploaded',
              actions: [{ type: 'announce', params: 'kyc-uploaded' }, 'reloadKyc'],
            },
            onError: [
              {
                guard: { type: 'isDuplicate', params: causeOf },
                target: '#kyc.editing',
                // They may come from the customer's own earlier attempt whose response was lost.
                actions: [{ type: 'announce', params: 'kyc-duplicate' }, 'reloadKyc'],
              },
              {
                guard: { type: 'isOutcomeUnknown', params: causeOf },
                target: '#kyc.editing',
                actions: [{ type: 'noteFailure', params: causeOf }, 'reloadKyc'],
              },
              { target: '#kyc.editing', actions: { type: 'noteFailure', params: causeOf } },
            ],
          },
        },
      },
    },
    uploaded: {
      after: { closeDelay: '#kyc.closed' },
      on: { 'kyc.close': '#kyc.closed' },
    },
    closed: { type: 'final' },
  },
})

/** What `readPictures` has just read. */
function readingsIn(event: object): PictureReadings {
  return (event as DoneActorEvent<PictureReadings>).output
}

function picturesOf({ pictures: { front, back } }: KycContext): Record<KycSide, File> {
  if (front === null || back === null) throw new Error('Only a complete form is sent')
  return { front, back }
}

/** One of the two pictures. A chosen file is checked first; until then the form cannot be submitted (DEP-5). */
function pictureOf(side: KycSide) {
  interface Choice {
    event: Extract<KycEvent, { type: 'picture.choose' }>
  }
  return {
    initial: 'idle',
    on: {
      'picture.choose': {
        guard: { type: 'isSide', params: ({ event }: Choice) => ({ side, chosen: event.side }) },
        target: '.reading',
        reenter: true,
        actions: { type: 'holdPicture', params: ({ event }: Choice) => ({ side, file: event.file }) },
      },
    },
    states: {
      idle: {},
      reading: {
        on: { 'kyc.submit': {} },
        invoke: {
          src: 'readPicture',
          input: ({ event }: { event: KycEvent }) => {
            assertEvent(event, 'picture.choose')
            return { file: event.file }
          },
          onDone: {
            target: 'idle',
            actions: {
              type: 'judgePicture',
              params: ({ event }: { event: DoneActorEvent<PictureReading> }) => ({ side, reading: event.output }),
            },
          },
        },
      },
    },
  } as const
}
