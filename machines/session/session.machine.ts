import { assign, type ErrorActorEvent, sendTo, setup } from 'xstate'
import type { customerMachine } from '#machines/customer/customer.machine.ts'
import type { modalMachine } from '#machines/modal/modal.machine.ts'
import { actionNotProvided, machineNotProvided } from '#machines/not-provided.ts'
import { to } from '#machines/recipients.ts'
import type { socialProofMachine } from '#machines/social-proof/social-proof.machine.ts'
import type { WithdrawalDrafts } from '#machines/withdrawal/withdrawal-rules.ts'
import type { LoginAnswer } from '#src/contract/entities.ts'
import type { SessionEvent, SessionView } from './session-ref.ts'

/**
 * Session: who is signed in. The token is only in the event and in session storage, never in the context.
 *
 *   signedOut -> signedIn -> signedOut
 *   signedIn   outside, on public pages <-> inside, where the customer's data, the samples and the dialogs run
 */
interface SessionContext extends SessionView {
  /** whether the page on screen is one of the signed-in area */
  isInside: boolean
}

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent | ErrorActorEvent<unknown, string>,
    children: {} as { customer: 'customer'; 'social-proof': 'social-proof'; modal: 'modal' },
  },
  // Their code is loaded with the pages of the signed-in area.
  actors: {
    customer: machineNotProvided<typeof customerMachine>('customer'),
    'social-proof': machineNotProvided<typeof socialProofMachine>('social-proof'),
    modal: machineNotProvided<typeof modalMachine>('modal'),
  },
  actions: {
    store: actionNotProvided<{ answer: LoginAnswer }>('store'),
    /** ends the session in every tab that has it (IN-11) */
    endSession: actionNotProvided('endSession'),
    /** what was entered for withdrawals; it outlives a session that expires (WD-5) */
    forgetDrafts: actionNotProvided('forgetDrafts'),
    /** in this tab only, with the drafts */
    forgetToken: actionNotProvided('forgetToken'),
    /** so that they survive a reload (WD-5) */
    storeDrafts: actionNotProvided<{ drafts: WithdrawalDrafts }>('storeDrafts'),
    goToSignIn: actionNotProvided('goToSignIn'),
    goToLogin: actionNotProvided('goToLogin'),
    goToLoginAfterClose: actionNotProvided('goToLoginAfterClose'),
    reportFailure: actionNotProvided<{ error: unknown }>('reportFailure'),
    /** the toasts are on screen outside the signed-in area, too */
    clearSamples: sendTo(to('toasts'), { type: 'sample.clear' }),
    noteArea: assign((_, { isInside }: { isInside: boolean }) => ({ isInside })),
    rememberCustomer: assign((_, { customerId }: { customerId: string }) => ({ customerId })),
    forgetCustomer: assign({ customerId: null, isCodeSpent: false, drafts: {} }),
    spendCode: assign({ isCodeSpent: true }),
    renewCode: assign({ isCodeSpent: false }),
    setDrafts: assign((_, { drafts }: { drafts: WithdrawalDrafts }) => ({ drafts })),
  },
  guards: { isInside: ({ context }) => context.isInside, isOutside: ({ context }) => !context.isInside },
}).createMachine({
  id: 'session',
  context: { customerId: null, isInside: false, isCodeSpent: false, drafts: {} },
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
    'area.change': { actions: { type: 'noteArea', params: ({ event }) => ({ isInside: event.isInside }) } },
    // If one of them fails, only it ends (ERR-4).
    'xstate.error.actor.*': {
      actions: { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
    },
  },
  states: {
    signedOut: {},
    signedIn: {
      exit: 'forgetCustomer',
      on: {
        'session.end': { target: 'signedOut', actions: ['endSession', 'forgetDrafts', 'goToSignIn'] },
        'session.expire': { target: 'signedOut', actions: ['endSession', 'goToLogin'] },
        'session.close': { target: 'signedOut', actions: 'forgetToken' },
        'session.forget': { target: 'signedOut', actions: 'forgetToken' },
        'code.spend': { actions: 'spendCode' },
        'code.renew': { actions: 'renewCode' },
        'drafts.change': {
          actions: [
            { type: 'setDrafts', params: ({ event }) => ({ drafts: event.drafts }) },
            { type: 'storeDrafts', params: ({ event }) => ({ drafts: event.drafts }) },
          ],
        },
      },
      initial: 'outside',
      states: {
        outside: { always: { guard: 'isInside', target: 'inside' } },
        inside: {
          always: { guard: 'isOutside', target: 'outside' },
          // A public page stays, with what is typed there.
          on: { 'session.close': { target: '#session.signedOut', actions: ['forgetToken', 'goToLoginAfterClose'] } },
          exit: 'clearSamples',
          invoke: [
            {
              src: 'customer',
              id: 'customer',
              systemId: 'customer',
              input: ({ context }) => ({ customerId: context.customerId ?? '' }),
            },
            { src: 'social-proof', id: 'social-proof', systemId: 'social-proof' },
            { src: 'modal', id: 'modal', systemId: 'modal' },
          ],
        },
      },
    },
  },
})
