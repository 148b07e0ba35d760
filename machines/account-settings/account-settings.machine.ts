import { assign, emit, sendTo, setup } from 'xstate'
import { customerNow, followCustomer } from '#machines/customer/follow-customer.ts'
import { causeOf, failureCode, plainFailure } from '#machines/failure.ts'
import { actionNotProvided, actorNotProvided } from '#machines/not-provided.ts'
import { to } from '#machines/recipients.ts'
import { type Errors, firstInvalid, hasErrors, withoutErrors } from '#machines/rules/field-errors.ts'
import { SETTINGS_CLOSE_DELAY } from '#machines/rules/rules.ts'
import type { SignUpDraft, SignUpField } from '#machines/sign-up/sign-up-draft.ts'
import type { MessageKey } from '#src/content/messages.ts'
import type { FailureCode } from '#src/contract/endpoint.ts'
import type { User } from '#src/contract/entities.ts'
import type { Profile } from '#src/contract/requests.ts'
import { profileErrors, profileOf, rebased, toProfile } from './profile-draft.ts'

/**
 * Account settings: a customer changes their details (ACCT-2).
 *
 *   waiting -> editing -> submitting -> saved
 *   submitting -> editing, on any failure; all values are kept
 */
export interface AccountSettingsContext {
  /** the details as the bank stores them; null until they are loaded */
  user: User | null
  draft: SignUpDraft
  /** the day when a field was last edited, such as '2026-03-02' */
  today: string
  errors: Errors<SignUpField>
  /** of the last sending, until it is sent again */
  failure: FailureCode | null
}

export type AccountSettingsEvent =
  /** the customer's data have been loaded, or have changed */
  | { type: 'user.arrive'; user: User }
  | { type: 'fields.change'; change: Partial<SignUpDraft> }
  | { type: 'profile.submit' }
  | { type: 'account-settings.close' }

interface ProfileUpdate {
  customerId: string
  profile: Profile
}

export const accountSettingsMachine = setup({
  types: {
    context: {} as AccountSettingsContext,
    events: {} as AccountSettingsEvent,
    emitted: {} as { type: 'field.focus'; field: SignUpField },
    tags: {} as 'busy',
  },
  actors: {
    putProfile: actorNotProvided<unknown, ProfileUpdate>('putProfile'),
    watchUser: followCustomer(({ context: { answers } }) =>
      answers.user === undefined ? null : { type: 'user.arrive', user: answers.user },
    ),
  },
  actions: {
    announce: sendTo(to('toasts'), (_, key: MessageKey) => ({ type: 'toast.show', flow: 'account-settings', key })),
    /** assigns the app clock's day to `today` */
    noteToday: actionNotProvided('noteToday'),
    focusField: emit((_, { field }: { field: SignUpField }) => ({ type: 'field.focus', field }) as const),
    reloadUser: sendTo(to('customer'), { type: 'user.reload' }),
    /** Unchanged fields take the bank's new value; edited ones stay. */
    followUser: assign(({ context }, { user }: { user: User }) => ({
      user,
      draft: rebased(context.draft, profileOf(context.user), profileOf(user)),
    })),
    setFields: assign(({ context }, change: Partial<SignUpDraft>) => ({
      draft: { ...context.draft, ...change },
      errors: withoutErrors(context.errors, Object.keys(change)),
    })),
    mark: assign((_, { errors }: { errors: Errors<SignUpField> }) => ({ errors })),
    clearErrors: assign({ errors: {}, failure: null }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: plainFailure(error) })),
  },
  guards: {
    isKnown: ({ context }) => context.user !== null,
    isInvalid: ({ context }) => hasErrors(errorsOf(context)),
    isEmailTaken: (_, { error }: { error: unknown }) => failureCode(error) === 'email-taken',
  },
  delays: { closeDelay: SETTINGS_CLOSE_DELAY },
}).createMachine({
  id: 'account-settings',
  context: ({ self }) => {
    const user = customerNow(self).context.answers.user ?? null
    return { user, draft: profileOf(user), today: '', errors: {}, failure: null }
  },
  invoke: { src: 'watchUser' },
  on: { 'user.arrive': { actions: { type: 'followUser', params: ({ event }) => ({ user: event.user }) } } },
  initial: 'waiting',
  states: {
    waiting: {
      always: { guard: 'isKnown', target: 'editing' },
      on: { 'account-settings.close': '#account-settings.closed' },
    },
    editing: {
      on: {
        'fields.change': { actions: ['noteToday', { type: 'setFields', params: ({ event }) => event.change }] },
        'profile.submit': [
          {
            guard: 'isInvalid',
            actions: [
              { type: 'mark', params: ({ context }) => ({ errors: errorsOf(context) }) },
              { type: 'focusField', params: ({ context }) => ({ field: firstInvalid(context.errors) }) },
            ],
          },
          { target: 'submitting' },
        ],
        'account-settings.close': '#account-settings.closed',
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'clearErrors',
      invoke: {
        src: 'putProfile',
        input: ({ context: { user, draft, today } }) => ({
          customerId: user?._id ?? '',
          profile: toProfile(draft, profileOf(user), today),
        }),
        onDone: { target: 'saved', actions: [{ type: 'announce', params: 'details-updated' }, 'reloadUser'] },
        onError: [
          {
            guard: { type: 'isEmailTaken', params: causeOf },
            target: 'editing',
            actions: [
              { type: 'mark', params: { errors: { email: 'email-taken' } } },
              { type: 'focusField', params: { field: 'email' } },
            ],
          },
          { target: 'editing', actions: [{ type: 'noteFailure', params: causeOf }, 'reloadUser'] },
        ],
      },
    },
    saved: {
      tags: 'busy',
      after: { closeDelay: '#account-settings.closed' },
      on: { 'account-settings.close': '#account-settings.closed' },
    },
    closed: { type: 'final' },
  },
})

function errorsOf({ draft, user, today }: AccountSettingsContext): Errors<SignUpField> {
  return profileErrors(draft, profileOf(user), today)
}
