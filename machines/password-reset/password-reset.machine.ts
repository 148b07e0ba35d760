import { assertEvent, assign, sendTo, setup } from 'xstate'
import { causeOf, failureCode } from '#machines/failure.ts'
import { actorNotProvided } from '#machines/not-provided.ts'
import { to } from '#machines/recipients.ts'
import { RESET_REDIRECT_DELAY } from '#machines/rules/rules.ts'
import type { MessageKey } from '#src/content/messages.ts'
import type { PasswordReset } from '#src/contract/requests.ts'

/**
 * Password reset: a customer with a reset link chooses a new password. Only the server checks both (RESET-2, RESET-3).
 *
 *   editing -> submitting -> changed
 *   submitting -> editing, on any failure
 */
export interface PasswordResetContext {
  /** why the last attempt was refused */
  failure: string | null
}

export type PasswordResetEvent =
  | { type: 'password.edit' }
  /** the passwords and the link's token exist only in this event */
  | { type: 'password.submit'; reset: PasswordReset }

export const passwordResetMachine = setup({
  types: { context: {} as PasswordResetContext, events: {} as PasswordResetEvent, tags: {} as 'busy' },
  actors: { resetPassword: actorNotProvided<unknown, PasswordReset>('resetPassword') },
  actions: {
    announce: sendTo(to('toasts'), (_, key: MessageKey) => ({ type: 'toast.show', flow: 'password-reset', key })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureCode(error) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isMismatch: (_, { error }: { error: unknown }) =>
      ['passwords-differ', 'token-invalid'].includes(failureCode(error)),
  },
  delays: { redirectDelay: RESET_REDIRECT_DELAY },
}).createMachine({
  id: 'password-reset',
  context: { failure: null },
  initial: 'editing',
  states: {
    editing: {
      on: { 'password.edit': { actions: 'clearFailure' }, 'password.submit': 'submitting' },
    },
    submitting: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        src: 'resetPassword',
        input: ({ event }) => {
          assertEvent(event, 'password.submit')
          return event.reset
        },
        onDone: { target: 'changed', actions: { type: 'announce', params: 'password-changed' } },
        onError: [
          {
            guard: { type: 'isMismatch', params: causeOf },
            target: 'editing',
            actions: [
              { type: 'noteFailure', params: causeOf },
              { type: 'announce', params: 'password-mismatch' },
            ],
          },
          {
            target: 'editing',
            actions: [
              { type: 'noteFailure', params: causeOf },
              { type: 'announce', params: 'token-expired' },
            ],
          },
        ],
      },
    },
    changed: {
      tags: 'busy',
      after: { redirectDelay: 'done' },
    },
    done: { tags: 'busy', type: 'final' },
  },
})
