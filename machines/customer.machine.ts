import { assign, type DoneActorEvent, setup } from 'xstate'
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
    user: regionOf('user', 'loadUser'),
    loans: regionOf('loans', 'loadLoans'),
    deposits: regionOf('deposits', 'loadDeposits'),
    kyc: regionOf('kyc', 'loadKyc'),
    transfers: regionOf('transfers', 'loadTransfers'),
  },
})

/** One part of what is known: loaded, kept and stored, or missing until it is asked for again. */
function regionOf<Part extends CustomerPart, Loader extends string>(part: Part, loader: Loader) {
  interface Loaded {
    event: DoneActorEvent<CustomerAnswers[Part]>
  }
  const answerOf = ({ event }: Loaded) => ({ [part]: event.output }) as Partial<CustomerAnswers>
  return {
    initial: 'loading',
    on: { [`${part}.reload`]: '.loading' } as Record<`${Part}.reload`, '.loading'>,
    states: {
      loading: {
        invoke: {
          src: loader,
          input: ({ context }: { context: CustomerContext }) => ({ customerId: context.customerId }),
          onDone: {
            target: 'ready',
            actions: [
              { type: 'store', params: (done: Loaded) => storedValues(answerOf(done)) },
              { type: 'keep', params: answerOf },
            ],
          },
          onError: { target: 'failed', actions: { type: 'forget', params: { part } } },
        },
      },
      ready: {},
      failed: { on: { 'customer.retry': 'loading' } },
    },
  } as const
}
