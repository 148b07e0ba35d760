import { assign, setup } from 'xstate'
import type { DepositsAnswer, KycAnswer, LoansAnswer, TransfersAnswer, User } from '#src/contract/entities.ts'
import {
  type CustomerAnswers,
  type CustomerPart,
  type StoredValues,
  storedValues,
  withoutSecrets,
} from './customer-answers.ts'
import { actionNotProvided, actorNotProvided } from './not-provided.ts'

/**
 * Customer: the data of who is signed in, loaded side by side and shared by every flow (DATA-1). A failed load is silent.
 *
 *   user | loans | deposits | kyc | transfers   each: loading -> ready, or loading -> failed -> loading
 */
export interface CustomerContext {
  customerId: string
  /** what is known: a part that has not come yet, or that failed, is missing; a reload keeps the old one until it ends */
  answers: Partial<CustomerAnswers>
}

export type CustomerEvent =
  | { type: `${CustomerPart}.reload` }
  /** loads anew whatever has failed */
  | { type: 'customer.retry' }
  /** the backend's operator or another tab has changed something */
  | { type: 'customer.replaced'; answers: CustomerAnswers }

export interface CustomerInput {
  customerId: string
}

export const customerMachine = setup({
  types: { context: {} as CustomerContext, events: {} as CustomerEvent, input: {} as CustomerInput },
  actors: {
    loadUser: actorNotProvided<User, CustomerInput>('loadUser'),
    loadLoans: actorNotProvided<LoansAnswer, CustomerInput>('loadLoans'),
    loadDeposits: actorNotProvided<DepositsAnswer, CustomerInput>('loadDeposits'),
    loadKyc: actorNotProvided<KycAnswer, CustomerInput>('loadKyc'),
    loadTransfers: actorNotProvided<TransfersAnswer, CustomerInput>('loadTransfers'),
  },
  actions: {
    /** to session storage, where the user lies whole, with the code that a withdrawal is compared with */
    store: actionNotProvided<StoredValues>('store'),
    keep: assign(({ context }, answers: Partial<CustomerAnswers>) => ({
      answers: { ...context.answers, ...withoutSecrets(answers) },
    })),
    forget: assign(({ context }, { part }: { part: CustomerPart }) => {
      const { [part]: _, ...answers } = context.answers
      return { answers }
    }),
  },
}).createMachine({
  id: 'customer',
  type: 'parallel',
  context: ({ input }) => ({ customerId: input.customerId, answers: {} }),
  on: {
    'customer.replaced': {
      target: ['.user.ready', '.loans.ready', '.deposits.ready', '.kyc.ready', '.transfers.ready'],
      actions: [
        { type: 'store', params: ({ event }) => storedValues(event.answers) },
        { type: 'keep', params: ({ event }) => event.answers },
      ],
    },
  },
  states: {
    user: {
      initial: 'loading',
      on: { 'user.reload': '.loading' },
      states: {
        loading: {
          invoke: {
            src: 'loadUser',
            input: ({ context }) => ({ customerId: context.customerId }),
            onDone: {
              target: 'ready',
              actions: [
                { type: 'store', params: ({ event }) => storedValues({ user: event.output }) },
                { type: 'keep', params: ({ event }) => ({ user: event.output }) },
              ],
            },
            onError: { target: 'failed', actions: { type: 'forget', params: { part: 'user' } } },
          },
        },
        ready: {},
        failed: { on: { 'customer.retry': 'loading' } },
      },
    },
    loans: {
      initial: 'loading',
      on: { 'loans.reload': '.loading' },
      states: {
        loading: {
          invoke: {
            src: 'loadLoans',
            input: ({ context }) => ({ customerId: context.customerId }),
            onDone: {
              target: 'ready',
              actions: [
                { type: 'store', params: ({ event }) => storedValues({ loans: event.output }) },
                { type: 'keep', params: ({ event }) => ({ loans: event.output }) },
              ],
            },
            onError: { target: 'failed', actions: { type: 'forget', params: { part: 'loans' } } },
          },
        },
        ready: {},
        failed: { on: { 'customer.retry': 'loading' } },
      },
    },
    deposits: {
      initial: 'loading',
      on: { 'deposits.reload': '.loading' },
      states: {
        loading: {
          invoke: {
            src: 'loadDeposits',
            input: ({ context }) => ({ customerId: context.customerId }),
            onDone: {
              target: 'ready',
              actions: [
                { type: 'store', params: ({ event }) => storedValues({ deposits: event.output }) },
                { type: 'keep', params: ({ event }) => ({ deposits: event.output }) },
              ],
            },
            onError: { target: 'failed', actions: { type: 'forget', params: { part: 'deposits' } } },
          },
        },
        ready: {},
        failed: { on: { 'customer.retry': 'loading' } },
      },
    },
    kyc: {
      initial: 'loading',
      on: { 'kyc.reload': '.loading' },
      states: {
        loading: {
          invoke: {
            src: 'loadKyc',
            input: ({ context }) => ({ customerId: context.customerId }),
            onDone: {
              target: 'ready',
              actions: [
                { type: 'store', params: ({ event }) => storedValues({ kyc: event.output }) },
                { type: 'keep', params: ({ event }) => ({ kyc: event.output }) },
              ],
            },
            onError: { target: 'failed', actions: { type: 'forget', params: { part: 'kyc' } } },
          },
        },
        ready: {},
        failed: { on: { 'customer.retry': 'loading' } },
      },
    },
    transfers: {
      initial: 'loading',
      on: { 'transfers.reload': '.loading' },
      states: {
        loading: {
          invoke: {
            src: 'loadTransfers',
            input: ({ context }) => ({ customerId: context.customerId }),
            onDone: {
              target: 'ready',
              actions: [
                { type: 'store', params: ({ event }) => storedValues({ transfers: event.output }) },
                { type: 'keep', params: ({ event }) => ({ transfers: event.output }) },
              ],
            },
            onError: { target: 'failed', actions: { type: 'forget', params: { part: 'transfers' } } },
          },
        },
        ready: {},
        failed: { on: { 'customer.retry': 'loading' } },
      },
    },
  },
})
