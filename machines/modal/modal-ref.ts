import type { ActorRef, Snapshot } from 'xstate'
import type { PlanId } from '#machines/rules/rules.ts'
import type { WithdrawalInput } from '#machines/withdrawal/withdrawal-rules.ts'

/** The dialogs whose flow needs no input. */
export const PLAIN_DIALOGS = ['kyc', 'loan', 'loan-notice', 'account-settings', 'statement'] as const

export type PlainDialog = (typeof PLAIN_DIALOGS)[number]

/** The dialogs that only show content: they have no flow. */
export const CONTENT_DIALOGS = ['self-help', 'referral'] as const

export type ContentDialog = (typeof CONTENT_DIALOGS)[number]

/** A dialog of the signed-in area, and how it starts. */
export type ModalRequest =
  | { kind: 'deposit'; plan?: PlanId; startsAt?: 'summary' }
  | ({ kind: 'withdrawal' } & WithdrawalInput)
  | { [Kind in PlainDialog | ContentDialog]: { kind: Kind } }[PlainDialog | ContentDialog]

export type ModalKind = ModalRequest['kind']

export type ModalEvent =
  | { type: 'modal.open'; request: ModalRequest }
  | { type: 'modal.close' }
  /** the customer leaves the page that the dialogs belong to */
  | { type: 'modal.leave' }

/** The running `modal` actor, as other flows see it. */
export type ModalRef = ActorRef<Snapshot<unknown>, ModalEvent>
