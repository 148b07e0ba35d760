import { assertEvent, assign, emit, sendTo, setup } from 'xstate'
import { causeOf, failureCode, plainFailure } from '#machines/failure.ts'
import { actorNotProvided } from '#machines/not-provided.ts'
import { to } from '#machines/recipients.ts'
import type { FieldError } from '#machines/rules/field-errors.ts'
import type { MessageKey } from '#src/content/messages.ts'
import { cleanEmail, isEmail } from '#src/contract/email.ts'
import type { FailureCode } from '#src/contract/endpoint.ts'
import type { PasswordRequest } from '#src/contract/requests.ts'

/**
 * Password request: a customer who forgot their password requests a link by e-mail (RESET-1).
 *
 *   editing -> submitting -> sent
 *   submitting -> editing, on any failure
 *   sent -> editing, to use another address
 */
type EmailError = Extract<FieldError, 'email-missing' | 'email-unclear'>

export interface PasswordRequestContext {
  /** the address as typed, then the one that the link was sent to */
  email: string
  error: EmailError | null
  failure: FailureCode | null
}

export type PasswordRequestEvent =
  | { type: 'email.edit'; email: string }
  | { type: 'email.submit'; email: string }
  | { type: 'request.again' }

export const passwordRequestMachine = setup({
  types: {
    context: {} as PasswordRequestContext,
    events: {} as PasswordRequestEvent,
    emitted: {} as { type: 'field.focus' },
    tags: {} as 'busy',
  },
  actors: { requestReset: actorNotProvided<unknown, PasswordRequest>('requestReset') },
  actions: {
    announce: sendTo(to('toasts'), (_, key: MessageKey) => ({ type: 'toast.show', flow: 'password-request', key })),
    focusEmail: emit({ type: 'field.focus' }),
    markEmail: assign((_, { email }: { email: string }) => ({ email, error: errorOf(email), failure: null })),
    unmarkEmail: assign((_, { email }: { email: string }) => ({ email, error: null })),
    keepEmail: assign((_, { email }: { email: string }) => ({ email, error: null, failure: null })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: plainFailure(error) })),
  },
  guards: {
    isEmail: (_, { email }: { email: string }) => errorOf(email) === null,
    isUnknownEmail: (_, { error }: { error: unknown }) => failureCode(error) === 'wrong-credentials',
  },
}).createMachine({
  id: 'password-request',
  context: { email: '', error: null, failure: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'email.edit': { actions: { type: 'unmarkEmail', params: ({ event }) => ({ email: event.email }) } },
        'email.submit': [
          { guard: { type: 'isEmail', params: ({ event }) => ({ email: event.email }) }, target: 'submitting' },
          { actions: [{ type: 'markEmail', params: ({ event }) => ({ email: event.email }) }, 'focusEmail'] },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      entry: {
        type: 'keepEmail',
        params: ({ event }) => {
          assertEvent(event, 'email.submit')
          return { email: cleanEmail(event.email) }
        },
      },
      invoke: {
        src: 'requestReset',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'sent', actions: { type: 'announce', params: 'reset-link-sent' } },
        onError: [
          {
            guard: { type: 'isUnknownEmail', params: causeOf },
            target: 'editing',
            actions: { type: 'announce', params: 'email-not-registered' },
          },
          { target: 'editing', actions: { type: 'noteFailure', params: causeOf } },
        ],
      },
    },
    sent: { on: { 'request.again': 'editing' } },
  },
})

function errorOf(email: string): EmailError | null {
  if (cleanEmail(email) === '') return 'email-missing'
  return isEmail(email) ? null : 'email-unclear'
}
