import { assign, setup } from 'xstate'
import type { LoginAnswer } from '#src/contract/entities.ts'
import { actionNotProvided } from './not-provided.ts'

/**
 * Session: who is signed in. The token itself rides in the event and lies in session storage alone.
 *
 *   signedOut -> signedIn -> signedOut
 */
export interface SessionContext {
  customerId: string | null
}

export type SessionEvent =
  /** a sign-in was answered (AUTH-4) */
  | { type: 'session.start'; answer: LoginAnswer }
  /** a session was found in storage, after a reload */
  | { type: 'session.resume'; customerId: string }
  /** the customer logs out (AUTH-7) */
  | { type: 'session.end' }
  /** the backend no longer takes the token (AUTH-8) */
  | { type: 'session.expire' }
  /** the demo starts from its seed; nobody is led anywhere */
  | { type: 'session.forget' }

export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actions: {
    store: actionNotProvided<{ answer: LoginAnswer }>('store'),
    forgetToken: actionNotProvided('forgetToken'),
    goToSignIn: actionNotProvided('goToSignIn'),
    goToLogin: actionNotProvided('goToLogin'),
    rememberCustomer: assign((_, { customerId }: { customerId: string }) => ({ customerId })),
    forgetCustomer: assign({ customerId: null }),
  },
}).createMachine({
  id: 'session',
  context: { customerId: null },
  initial: 'signedOut',
  on: {
    'session.start': {
      target: '.signedIn',
      actions: [
        { type: 'store', params: ({ event }) => ({ answer: event.answer }) },
        { type: 'rememberCustomer', params: ({ event }) => ({ customerId: event.answer._id }) },
      ],
    },
    'session.resume': {
      target: '.signedIn',
      actions: { type: 'rememberCustomer', params: ({ event }) => ({ customerId: event.customerId }) },
    },
  },
  states: {
    signedOut: {},
    signedIn: {
      exit: 'forgetCustomer',
      on: {
        'session.end': { target: 'signedOut', actions: ['forgetToken', 'goToSignIn'] },
        'session.expire': { target: 'signedOut', actions: ['forgetToken', 'goToLogin'] },
        'session.forget': { target: 'signedOut', actions: 'forgetToken' },
      },
    },
  },
})
