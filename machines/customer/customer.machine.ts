import { assign, type DoneActorEvent, setup } from 'xstate'
import { actionNotProvided, actorNotProvided } from '#machines/not-provided.ts'
import { type StoredValues, storedValues } from '#machines/rules/balances.ts'
import { isSpentCode } from '#machines/withdrawal/withdrawal-rules.ts'
import type {
  Deposit,
  DepositsAnswer,
  KycAnswer,
  LoansAnswer,
  Transfer,
  TransfersAnswer,
  User,
} from '#src/contract/entities.ts'
import { type Names, namesOf } from './customer-names.ts'
import { type CustomerAnswers, type CustomerEvent, type CustomerPart, withoutSecrets } from './customer-ref.ts'

/**
 * Customer: the signed-in customer's data, loaded in parallel and shared by all flows (DATA-1). A failed load is silent.
 *
 *   user | loans | deposits | kyc | transfers   each: loading -> ready, or loading -> failed -> loading
 */
export interface CustomerContext {
  customerId: string
  /** the loaded parts; missing until loaded or if the load failed. A reload keeps the old data until it ends */
  answers: Partial<CustomerAnswers>
  /** the latest that the bank has removed since, newest first, of which a receipt still tells */
  removed?: { deposits: readonly Deposit[]; transfers: readonly Transfer[] }
  /** as last loaded, so that customers keep their name while the network is down */
  names: Names
  /** as last loaded, at first as the tab has stored it, so that the page has the right skeleton; null if neither */
  lastUser: LastUser | null
  /** whether the stored one-time code has been used, so that the bank has to give out another (WD-8) */
  isCodeSpent: boolean
}

/** What decides which overview a customer has. What a tab has stored may be anything. */
export interface LastUser {
  newUser: unknown
  profit: unknown
}

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
    /** writes to session storage. The stored user includes the code that a withdrawal checks */
    store: actionNotProvided<StoredValues>('store'),
    /** reads `lastUser` */
    recall: actionNotProvided('recall'),
    keep: assign(({ context }, answers: Partial<CustomerAnswers>) => ({
      answers: { ...context.answers, ...withoutSecrets(answers) },
      ...removedBy(answers, context),
      ...(answers.user
        ? {
            names: namesOf(answers.user),
            lastUser: lastUserOf(answers.user),
            isCodeSpent: isSpentCode(answers.user.userOtp ?? null),
          }
        : {}),
    })),
    forget: assign(({ context }, { part }: { part: CustomerPart }) => {
      const { [part]: _, ...answers } = context.answers
      return { answers }
    }),
  },
}).createMachine({
  id: 'customer',
  type: 'parallel',
  context: ({ input }) => ({
    customerId: input.customerId,
    answers: {},
    names: {},
    lastUser: null,
    isCodeSpent: false,
  }),
  entry: 'recall',
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

/** More than receipts can ask for; thousands may be removed at once. */
const MOST_REMOVED = 20

function removedBy(now: Partial<CustomerAnswers>, { answers, removed }: CustomerContext) {
  const deposits = missingFrom(now.deposits?.deposit, answers.deposits?.deposit)
  const transfers = missingFrom(now.transfers?.transfers, answers.transfers?.transfers)
  if (deposits.length + transfers.length === 0) return {}
  return {
    removed: {
      deposits: [...deposits, ...(removed?.deposits ?? [])].slice(0, MOST_REMOVED),
      transfers: [...transfers, ...(removed?.transfers ?? [])].slice(0, MOST_REMOVED),
    },
  }
}

/** There may be 100,000, which most loads leave as they were (PERF-4). */
function missingFrom<Row extends { _id: string }>(
  rows: readonly Row[] | undefined,
  before: readonly Row[] = [],
): Row[] {
  if (rows === undefined || (rows.length === before.length && rows[0]?._id === before[0]?._id)) return []
  const ids = new Set(rows.map(({ _id }) => _id))
  return before.filter(({ _id }) => !ids.has(_id))
}

const lastUserOf = ({ newUser, profit }: User): LastUser => ({ newUser, profit })

/** One part of the data: loaded and stored, or missing until it is requested again. */
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
