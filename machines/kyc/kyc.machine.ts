import { assertEvent, type DoneActorEvent } from 'xstate'
import { customerNow } from '#machines/customer/follow-customer.ts'
import { causeOf } from '#machines/failure.ts'
import { firstInvalid } from '#machines/rules/field-errors.ts'
import type { PictureReading } from '#machines/rules/picture.ts'
import { type KycSide, kycCustomerOf, kycRequest, type PictureReadings } from './kyc-entry.ts'
import { type KycContext, type KycEvent, kycSetup } from './kyc-setup.ts'

/**
 * KYC: a customer proves their identity with two pictures of an identity document (KYC-1, KYC-2).
 *
 *   waiting -> editing -> submitting -> uploaded
 *   submitting -> editing, on any failure; all values are kept
 */
export const kycMachine = kycSetup.createMachine({
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
  initial: 'waiting',
  states: {
    waiting: {
      always: { guard: 'isKnown', target: 'editing' },
      on: { 'kyc.close': '#kyc.closed' },
    },
    editing: {
      type: 'parallel',
      on: {
        'kyc.submit': [
          { guard: 'isComplete', target: 'submitting' },
          {
            actions: [
              'showErrors',
              { type: 'focusField', params: ({ context }) => ({ field: firstInvalid(context.errors) }) },
            ],
          },
        ],
        'field.change': {
          actions: { type: 'setField', params: ({ event }) => ({ field: event.field, value: event.value }) },
        },
        'picture.refuse': {
          actions: { type: 'refusePicture', params: ({ event }) => ({ side: event.side, error: event.error }) },
        },
        'picture.remove': {
          actions: { type: 'holdPicture', params: ({ event }) => ({ side: event.side, file: null }) },
        },
        'kyc.close': '#kyc.closed',
      },
      states: { front: pictureOf('front'), back: pictureOf('back') },
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
                  { type: 'focusField', params: ({ context }) => ({ field: firstInvalid(context.errors) }) },
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
                actions: [{ type: 'announce', params: 'kyc-duplicate' }, 'noteTaken', 'reloadKyc'],
              },
              { target: '#kyc.editing', actions: [{ type: 'noteFailure', params: causeOf }, 'reloadKyc'] },
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
