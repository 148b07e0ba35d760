import { assign, setup } from 'xstate'
import type { CustomerView } from '#machines/customer/customer-ref.ts'
import { customerNow, followCustomer } from '#machines/customer/follow-customer.ts'
import { actionNotProvided } from '#machines/not-provided.ts'
import { NOTICE_RELOAD_DELAY } from '#machines/rules/rules.ts'
import type { Loan } from '#src/contract/entities.ts'

/**
 * Loan notice: shows the status of the latest loan. The customer can ask to verify a pending one (LOAN-4).
 *
 *   shown (processing <-> approved) -> verifying -> the page reloads
 *   closing it cancels the reload, and so does the bank when it approves the loan meanwhile
 *   it closes when its loan is gone: the bank has declined it, and says so itself
 */
interface LoanNoticeInput {
  /** id of the loan before the one just applied for, whose status must not be shown; null where there was none, undefined where nobody has just applied */
  before?: string | null
}

export interface LoanNoticeContext extends LoanNoticeInput {
  /** id of its loan; undefined until the backend lists it */
  id: string | undefined
  status: Loan['status']
}

export type LoanNoticeEvent =
  /** of the latest loan, as it is now; null if there is none */
  | { type: 'loan.change'; id: string | null; status: Loan['status'] }
  | { type: 'loan.verify' }
  | { type: 'loan-notice.close' }

const PENDING: Pick<Loan, 'status'> = { status: 'Pending' }

export const loanNoticeMachine = setup({
  types: {
    context: {} as LoanNoticeContext,
    events: {} as LoanNoticeEvent,
    input: {} as LoanNoticeInput,
  },
  actors: {
    /** reports the latest loan whenever the loans are known */
    watchLoan: followCustomer<LoanNoticeInput>((view, { before }) => {
      const latest = latestLoan(view, before)
      return view.value.loans === 'ready'
        ? { type: 'loan.change', id: latest?._id ?? null, status: latest?.status }
        : null
    }),
  },
  actions: {
    reloadPage: actionNotProvided('reloadPage'),
    keepLoan: assign((_, { id, status }: Pick<Loan, 'status'> & { id: string }) => ({ id, status })),
  },
  guards: {
    isPending: ({ context }) => context.status === 'Pending',
    isApproved: ({ context }) => context.status !== 'Pending',
    isGone: ({ context }, { id }: { id: string | null }) => context.id !== undefined && context.id !== id,
    isListed: (_, { id }: { id: string | null }) => id !== null,
  },
  delays: { reloadDelay: NOTICE_RELOAD_DELAY },
}).createMachine({
  id: 'loan-notice',
  context: ({ input, self }) => {
    const latest = latestLoan(customerNow(self), input.before)
    // Until the backend lists it, a loan that was just applied for is pending.
    return { ...input, id: latest?._id, status: (latest ?? PENDING).status }
  },
  invoke: { src: 'watchLoan', input: ({ context }) => context },
  on: {
    'loan.change': [
      { guard: { type: 'isGone', params: ({ event }) => ({ id: event.id }) }, target: '.closed' },
      {
        guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
        actions: { type: 'keepLoan', params: ({ event: { id, status } }) => ({ id: id ?? '', status }) },
      },
    ],
  },
  initial: 'shown',
  states: {
    shown: {
      initial: 'processing',
      on: { 'loan-notice.close': '#loan-notice.closed' },
      states: {
        processing: {
          always: { guard: 'isApproved', target: 'approved' },
          on: { 'loan.verify': '#loan-notice.verifying' },
        },
        approved: { always: { guard: 'isPending', target: 'processing' } },
      },
    },
    verifying: {
      // The bank approves it meanwhile: there is nothing left to ask for.
      always: { guard: 'isApproved', target: '#loan-notice.shown.approved' },
      after: { reloadDelay: { actions: 'reloadPage' } },
      on: { 'loan-notice.close': '#loan-notice.closed' },
    },
    closed: { type: 'final' },
  },
})

/**
 * The customer's latest loan. Undefined while it loads, if loading failed, or, when waiting for a newer one, while it is still the
 * loan with the id `before`.
 */
export function latestLoan({ value, context }: CustomerView, before?: string | null): Loan | undefined {
  const latest = value.loans === 'ready' ? context.answers.loans?.loan[0] : undefined
  return latest?._id === before ? undefined : latest
}
