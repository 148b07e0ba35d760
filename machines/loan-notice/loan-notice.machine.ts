import { assign, setup } from 'xstate'
import { customerNow, followCustomer } from '#machines/customer/follow-customer.ts'
import { actionNotProvided } from '#machines/not-provided.ts'
import { latestLoan } from '#machines/rules/latest-loan.ts'
import { NOTICE_RELOAD_DELAY } from '#machines/rules/rules.ts'
import type { Loan } from '#src/contract/entities.ts'

/**
 * Loan notice: shows the status of the latest loan. The customer can ask to verify a pending one (LOAN-4).
 *
 *   shown (processing <-> approved) -> verifying -> the page reloads
 *   closing it cancels the reload, and so does the bank when it approves the loan meanwhile
 */
export interface LoanNoticeContext {
  /** id of the previous loan, whose status must not be shown */
  before: string | undefined
  status: Loan['status']
}

export type LoanNoticeEvent =
  /** the status of the loan has changed */
  { type: 'loan.change'; status: Loan['status'] } | { type: 'loan.verify' } | { type: 'loan-notice.close' }

const PENDING: Pick<Loan, 'status'> = { status: 'Pending' }

export const loanNoticeMachine = setup({
  types: {
    context: {} as LoanNoticeContext,
    events: {} as LoanNoticeEvent,
    input: {} as Pick<LoanNoticeContext, 'before'> | undefined,
  },
  actors: {
    /** reports the status of the latest loan whenever it is known */
    watchLoan: followCustomer<Pick<LoanNoticeContext, 'before'>>((view, { before }) => {
      const latest = latestLoan(view, before)
      return latest === undefined ? null : { type: 'loan.change', status: latest.status }
    }),
  },
  actions: {
    reloadPage: actionNotProvided('reloadPage'),
    keepStatus: assign((_, { status }: { status: Loan['status'] }) => ({ status })),
  },
  guards: {
    isPending: ({ context }) => context.status === 'Pending',
    isApproved: ({ context }) => context.status !== 'Pending',
  },
  delays: { reloadDelay: NOTICE_RELOAD_DELAY },
}).createMachine({
  id: 'loan-notice',
  context: ({ input, self }) => ({
    before: input?.before,
    // Until the backend lists it, a loan that was just applied for is pending.
    status: (latestLoan(customerNow(self), input?.before) ?? PENDING).status,
  }),
  invoke: { src: 'watchLoan', input: ({ context: { before } }) => ({ before }) },
  on: { 'loan.change': { actions: { type: 'keepStatus', params: ({ event }) => ({ status: event.status }) } } },
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
