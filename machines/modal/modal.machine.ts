import { assign, setup } from 'xstate'
import { actionNotProvided, actorNotProvided } from '#machines/not-provided.ts'
import type { PlanId } from '#machines/rules/rules.ts'
import type { WithdrawalPath } from '#machines/withdrawal/withdrawal-facts.ts'
import type { WithdrawalMethod } from '#machines/withdrawal/withdrawal-rules.ts'

/**
 * Modal: the dialogs of the signed-in area that are open. The top one hides those below it until it is closed.
 *
 *   closed -> loading -> open -> closed
 *   open -> loading -> open, stacked
 */
export type ModalRequest =
  | { kind: 'deposit'; plan?: PlanId; startsAt?: 'summary' }
  | { kind: 'withdrawal'; path: WithdrawalPath; method?: WithdrawalMethod }
  | { kind: 'kyc' }
  | { kind: 'loan' }
  | { kind: 'loan-notice' }
  | { kind: 'account-settings' }
  | { kind: 'statement' }
  | { kind: 'self-help' }
  | { kind: 'referral' }

export type ModalKind = ModalRequest['kind']

export interface ModalContext {
  /** from bottom to top; only the last is visible */
  stack: readonly ModalRequest[]
  /** its code is loading */
  wanted: ModalRequest | null
}

export type ModalEvent =
  | { type: 'modal.open'; request: ModalRequest }
  | { type: 'modal.close' }
  /** the customer leaves the page that the dialogs belong to */
  | { type: 'modal.leave' }

export const modalMachine = setup({
  types: {
    context: {} as ModalContext,
    events: {} as ModalEvent,
    /** the dialog that the URL asks for */
    input: {} as { asked: ModalRequest | null },
  },
  actors: {
    /** loads the code of a flow on first use */
    load: actorNotProvided<void, { kind: ModalKind }>('load'),
  },
  actions: {
    noteFailure: actionNotProvided('noteFailure'),
    want: assign((_, { request }: { request: ModalRequest }) => ({ wanted: request })),
    push: assign(({ context: { stack, wanted } }) => ({
      stack: wanted === null ? stack : [...stack, wanted],
      wanted: null,
    })),
    drop: assign({ wanted: null }),
    clear: assign({ stack: [], wanted: null }),
    pop: assign(({ context: { stack } }) => ({ stack: stack.slice(0, -1) })),
  },
  guards: {
    isAsked: ({ context }) => context.wanted !== null,
    isEmpty: ({ context }) => context.stack.length === 0,
    isLast: ({ context }) => context.stack.length === 1,
    isAnother: ({ context }, { kind }: { kind: ModalKind }) => context.stack.at(-1)?.kind !== kind,
  },
}).createMachine({
  id: 'modal',
  context: ({ input }) => ({ stack: [], wanted: input.asked }),
  on: { 'modal.leave': { target: '.closed', actions: 'clear' } },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isAsked', target: 'loading' }, { target: 'closed' }] },
    closed: {
      on: {
        'modal.open': {
          target: 'loading',
          actions: { type: 'want', params: ({ event }) => ({ request: event.request }) },
        },
      },
    },
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => ({ kind: context.wanted?.kind ?? 'self-help' }),
        onDone: { target: 'open', actions: 'push' },
        onError: [
          { guard: 'isEmpty', target: 'closed', actions: ['drop', 'noteFailure'] },
          { target: 'open', actions: ['drop', 'noteFailure'] },
        ],
      },
      on: {
        'modal.close': [
          { guard: 'isLast', target: 'closed', actions: ['drop', 'pop'] },
          { guard: 'isEmpty', target: 'closed', actions: 'drop' },
          { target: 'open', actions: ['drop', 'pop'] },
        ],
      },
    },
    open: {
      on: {
        'modal.open': {
          guard: { type: 'isAnother', params: ({ event }) => ({ kind: event.request.kind }) },
          target: 'loading',
          actions: { type: 'want', params: ({ event }) => ({ request: event.request }) },
        },
        'modal.close': [{ guard: 'isLast', target: 'closed', actions: 'pop' }, { actions: 'pop' }],
      },
    },
  },
})
