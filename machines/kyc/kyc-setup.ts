import { assign, emit, sendTo, setup } from 'xstate'
import { followCustomer } from '#machines/customer/follow-customer.ts'
import { failureCode, plainFailure } from '#machines/failure.ts'
import { actorNotProvided } from '#machines/not-provided.ts'
import { to } from '#machines/recipients.ts'
import { errorsIn, hasErrors, withoutErrors } from '#machines/rules/field-errors.ts'
import { fileOfType, type PictureError, type PictureReading } from '#machines/rules/picture.ts'
import { KYC_CLOSE_DELAY } from '#machines/rules/rules.ts'
import type { MessageKey } from '#src/content/messages.ts'
import type { FailureCode } from '#src/contract/endpoint.ts'
import type { KycRequest } from '#src/contract/requests.ts'
import {
  type KycCustomer,
  type KycEntry,
  type KycField,
  type KycSide,
  type KycText,
  kycCustomerOf,
  kycErrors,
  type PictureReadings,
} from './kyc-entry.ts'

export interface KycContext extends KycEntry {
  /** of the last sending, until it is sent again */
  failure: FailureCode | 'details-taken' | null
}

export type KycEvent =
  | { type: 'customer.change'; customer: KycCustomer }
  | { type: 'field.change'; field: KycText; value: string }
  | { type: 'picture.choose'; side: KycSide; file: File }
  /** what was dropped is not one file */
  | { type: 'picture.refuse'; side: KycSide; error: PictureError }
  | { type: 'picture.remove'; side: KycSide }
  | { type: 'kyc.submit' }
  | { type: 'kyc.close' }

/** What the chart of the identity check speaks of: its data, its events, and what its actors, actions, guards and delays do. */
export const kycSetup = setup({
  types: {
    context: {} as KycContext,
    events: {} as KycEvent,
    emitted: {} as { type: 'field.focus'; field: KycField },
    tags: {} as 'busy',
  },
  actors: {
    watchCustomer: followCustomer((view) => {
      const customer = kycCustomerOf(view)
      return customer === null ? null : { type: 'customer.change', customer }
    }),
    readPicture: actorNotProvided<PictureReading, { file: File }>('readPicture'),
    readPictures: actorNotProvided<PictureReadings, Record<KycSide, File>>('readPictures'),
    upload: actorNotProvided<unknown, KycRequest>('upload'),
  },
  actions: {
    announce: sendTo(to('toasts'), (_, key: MessageKey) => ({ type: 'toast.show', flow: 'kyc', key })),
    focusField: emit((_, { field }: { field: KycField }) => ({ type: 'field.focus', field }) as const),
    reloadKyc: sendTo(to('customer'), { type: 'kyc.reload' }),
    learn: assign((_, { customer }: { customer: KycCustomer }) => ({ customer })),
    setField: assign(({ context }, { field, value }: { field: KycText; value: string }) => ({
      entry: { ...context.entry, [field]: value },
      errors: withoutErrors(context.errors, [field]),
    })),
    holdPicture: assign(({ context }, { side, file }: { side: KycSide; file: File | null }) => ({
      pictures: { ...context.pictures, [side]: file },
      errors: withoutErrors(context.errors, [side]),
    })),
    judgePicture: assign(({ context }, { side, reading }: { side: KycSide; reading: PictureReading }) => {
      const chosen = context.pictures[side]
      const picture = chosen === null || reading.error !== null ? null : fileOfType(chosen, reading.picture.type)
      return {
        pictures: { ...context.pictures, [side]: picture },
        errors: { ...context.errors, ...errorsIn([[side, reading.error]]) },
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
      errors: errorsIn([
        ['front', front.error],
        ['back', back.error],
      ]),
    })),
    showErrors: assign(({ context }) => ({ errors: kycErrors(context) })),
    clearErrors: assign({ errors: {}, failure: null }),
    noteTaken: assign({ failure: 'details-taken' }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: plainFailure(error) })),
  },
  guards: {
    isKnown: ({ context }) => context.customer !== null,
    isComplete: ({ context }) => !hasErrors(kycErrors(context)),
    arePictures: (_, { readings: { front, back } }: { readings: PictureReadings }) =>
      front.error === null && back.error === null,
    isSide: (_, { side, chosen }: { side: KycSide; chosen: KycSide }) => side === chosen,
    isDuplicate: (_, { error }: { error: unknown }) => failureCode(error) === 'details-taken',
  },
  delays: { closeDelay: KYC_CLOSE_DELAY },
})
