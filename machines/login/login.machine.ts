import { assertEvent, assign, emit, sendTo, setup } from 'xstate'
import { causeOf, failureCode, plainFailure } from '#machines/failure.ts'
import { actionNotProvided, actorNotProvided } from '#machines/not-provided.ts'
import { to } from '#machines/recipients.ts'
import { LOGIN_REDIRECT_DELAY, LOGIN_SLOW_DELAY, LOGIN_VERY_SLOW_DELAY } from '#machines/rules/rules.ts'
import type { MessageKey } from '#src/content/messages.ts'
import { cleanEmail } from '#src/contract/email.ts'
import type { FailureCode } from '#src/contract/endpoint.ts'
import type { LoginAnswer } from '#src/contract/entities.ts'
import { isEmptySecret } from '#src/contract/redacted.ts'
import type { Credentials } from '#src/contract/requests.ts'

/**
 * Login: a customer signs in and continues to the page that they requested.
 *
 *   editing -> submitting (prompt -> slow -> verySlow) -> verified
 *   submitting -> editing, on any failure
 */
export type LoginField = 'email' | 'password'

export interface LoginContext {
  /** as typed */
  email: string
  missing: readonly LoginField[]
  /** the bank knows no such pair of e-mail address and password; until one of them is edited */
  isWrong: boolean
  failure: FailureCode | null
}

export type LoginEvent =
  | { type: 'email.edit'; email: string }
  /** without the password, which stays in its field */
  | { type: 'password.edit' }
  /** the password exists only in this event */
  | { type: 'credentials.submit'; credentials: Credentials }

export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    emitted: {} as { type: 'field.focus'; field: LoginField },
    tags: {} as 'busy',
  },
  actors: { login: actorNotProvided<LoginAnswer, Credentials>('login') },
  actions: {
    announce: sendTo(to('toasts'), (_, key: MessageKey) => ({ type: 'toast.show', flow: 'login', key })),
    startSession: actionNotProvided<{ answer: LoginAnswer }>('startSession'),
    focusField: emit((_, { field }: { field: LoginField }) => ({ type: 'field.focus', field }) as const),
    markMissing: assign((_, { missing }: { missing: readonly LoginField[] }) => ({
      missing,
      isWrong: false,
      failure: null,
    })),
    markWrong: assign({ isWrong: true }),
    unmark: assign(({ context }, { field }: { field: LoginField }) => ({
      missing: context.missing.filter((other) => other !== field),
      isWrong: false,
    })),
    keepEmail: assign((_, { email }: { email: string }) => ({ email })),
    clearErrors: assign({ missing: [], isWrong: false, failure: null }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: plainFailure(error) })),
  },
  guards: {
    isComplete: (_, { credentials }: { credentials: Credentials }) => missingFields(credentials).length === 0,
    isWrongCredentials: (_, { error }: { error: unknown }) => failureCode(error) === 'wrong-credentials',
  },
  delays: {
    slowDelay: LOGIN_SLOW_DELAY,
    verySlowDelay: LOGIN_VERY_SLOW_DELAY,
    redirectDelay: LOGIN_REDIRECT_DELAY,
  },
}).createMachine({
  id: 'login',
  context: { email: '', missing: [], isWrong: false, failure: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'email.edit': {
          actions: [
            { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
            { type: 'unmark', params: { field: 'email' } },
          ],
        },
        'password.edit': { actions: { type: 'unmark', params: { field: 'password' } } },
        'credentials.submit': [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ credentials: event.credentials }) },
            target: 'submitting',
            actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.credentials.email }) },
          },
          {
            actions: [
              { type: 'keepEmail', params: ({ event }) => ({ email: event.credentials.email }) },
              { type: 'markMissing', params: ({ event }) => ({ missing: missingFields(event.credentials) }) },
              {
                type: 'focusField',
                params: ({ event }) => ({ field: missingFields(event.credentials)[0] ?? 'email' }),
              },
            ],
          },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'clearErrors',
      initial: 'prompt',
      invoke: {
        src: 'login',
        input: ({ event }) => {
          assertEvent(event, 'credentials.submit')
          return { ...event.credentials, email: cleanEmail(event.credentials.email) }
        },
        onDone: {
          target: 'verified',
          actions: [
            { type: 'startSession', params: ({ event }) => ({ answer: event.output }) },
            { type: 'announce', params: 'login-verified' },
          ],
        },
        onError: [
          {
            guard: { type: 'isWrongCredentials', params: causeOf },
            target: 'editing',
            actions: [
              { type: 'announce', params: 'wrong-credentials' },
              'markWrong',
              { type: 'focusField', params: { field: 'password' } },
            ],
          },
          { target: 'editing', actions: { type: 'noteFailure', params: causeOf } },
        ],
      },
      // Both delays count from the submit (AUTH-3).
      after: { slowDelay: '.slow', verySlowDelay: '.verySlow' },
      states: { prompt: {}, slow: {}, verySlow: {} },
    },
    verified: {
      tags: 'busy',
      after: { redirectDelay: 'done' },
    },
    done: { tags: 'busy', type: 'final' },
  },
})

/** The empty fields, in form order (AUTH-2). */
function missingFields({ email, password }: Credentials): LoginField[] {
  const missing: LoginField[] = []
  if (cleanEmail(email) === '') missing.push('email')
  if (isEmptySecret(password)) missing.push('password')
  return missing
}
