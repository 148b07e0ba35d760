import { type ActorRef, assign, type Snapshot, setup } from 'xstate'
import { actionNotProvided } from '#machines/not-provided.ts'
import type { LoginAnswer } from '#src/contract/entities.ts'

/**
 * Session: who is signed in. The token is only in the event and in session storage, never in the context.
 *
 *   signedOut -> signedIn -> signedOut
 */
export interface SessionContext {
  customerId: string | null
  /** the stored code has paid; if the bank fails to replace it, it must not pay again (WD-8) */
  isCodeSpent: boolean
}

export type SessionEvent =
  /** a sign-in succeeded (AUTH-4) */
  | { type: 'session.start'; answer: LoginAnswer }
  /** a session was restored from storage after a reload */
  | { type: 'session.resume'; customerId: string }
  /** the customer logs out (AUTH-7) */
  | { type: 'session.end' }
  /** the backend no longer accepts the token (AUTH-8) */
  | { type: 'session.expire' }
  /** the demo was reset; the page stays where it is */
  | { type: 'session.forget' }
  /** the stored code has paid */
  | { type: 'code.spend' }
  /** the bank has set a new code */
  | { type: 'code.renew' }

/** The running `session` actor. Flows receive it as input. */
export type SessionRef = ActorRef<Snapshot<unknown> & { context: SessionContext }, SessionEvent>

export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actions: {
    store: actionNotProvided<{ answer: LoginAnswer }>('store'),
    forgetToken: actionNotProvided('forgetToken'),
    goToSignIn: actionNotProvided('goToSignIn'),
    goToLogin: actionNotProvided('goToLogin'),
    rememberCustomer: assign((_, { customerId }: { customerId: string }) => ({ customerId })),
    forgetCustomer: assign({ customerId: null, isCodeSpent: false }),
    spendCode: assign({ isCodeSpent: true }),
    renewCode: assign({ isCodeSpent: false }),
  },
}).createMachine({
  id: 'session',
  context: { customerId: null, isCodeSpent: false },
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
        'code.spend': { actions: 'spendCode' },
        'code.renew': { actions: 'renewCode' },
      },
    },
  },
})
