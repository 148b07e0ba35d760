import { assign, setup } from 'xstate'
import type { Loan } from '#src/contract/entities.ts'
import { actionNotProvided, watcherNotProvided } from './not-provided.ts'
import { NOTICE_RELOAD_DELAY } from './rules.ts'

/**
 * Loan notice: how the latest loan stands, in words. One that waits can be asked about (LOAN-4).
 *
 *   shown (processing <-> approved) -> verifying -> the page is loaded anew
 *   closing it ends the way there
 */
export interface LoanNoticeContext {
  status: Loan['status']
}

export type LoanNoticeEvent =
  /** the bank has looked at the loan meanwhile */
  { type: 'loan.change'; status: Loan['status'] } | { type: 'loan.verify' } | { type: 'loan-notice.close' }

export const loanNoticeMachine = setup({
  types: {
    context: {} as LoanNoticeContext,
    events: {} as LoanNoticeEvent,
    input: {} as { status: Loan['status'] },
  },
  actors: {
    /** tells how the latest loan stands, whenever that is known */
    watchLoan: watcherNotProvided('watchLoan'),
  },
  actions: {
    close: actionNotProvided('close'),
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
  context: ({ input }) => ({ status: input.status }),
  initial: 'shown',
  states: {
    shown: {
      invoke: { src: 'watchLoan' },
      initial: 'processing',
      on: {
        'loan.change': { actions: { type: 'keepStatus', params: ({ event }) => ({ status: event.status }) } },
        'loan-notice.close': { actions: 'close' },
      },
      states: {
        processing: {
          always: { guard: 'isApproved', target: 'approved' },
          on: { 'loan.verify': '#loan-notice.verifying' },
        },
        approved: { always: { guard: 'isPending', target: 'processing' } },
      },
    },
    verifying: {
      after: { reloadDelay: { actions: 'reloadPage' } },
      on: { 'loan-notice.close': { target: 'shown', actions: 'close' } },
    },
  },
})
