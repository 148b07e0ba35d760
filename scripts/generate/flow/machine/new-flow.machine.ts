import { assign, sendTo, setup } from 'xstate'
import type { CustomerRef } from '#machines/customer/customer-ref.ts'
import { plainFailure } from '#machines/failure.ts'
import { actionNotProvided, actorNotProvided } from '#machines/not-provided.ts'
import type { FailureCode } from '#src/contract/endpoint.ts'

/**
 * New flow: say here what it is for, and name its requirement.
 *
 *   editing -> submitting -> done
 *   submitting -> editing, on any failure
 */
export interface NewFlowContext {
  customerRef: CustomerRef
  failure: FailureCode | null
}

export type NewFlowEvent = { type: 'new-flow.submit' } | { type: 'new-flow.close' }

export const newFlowMachine = setup({
  types: {
    context: {} as NewFlowContext,
    events: {} as NewFlowEvent,
    input: {} as { customerRef: CustomerRef },
    tags: {} as 'busy',
  },
  actors: { sendNewFlow: actorNotProvided<unknown, { customerId: string }>('sendNewFlow') },
  actions: {
    close: actionNotProvided('close'),
    reloadUser: sendTo(({ context }) => context.customerRef, { type: 'user.reload' }),
    clearFailure: assign({ failure: null }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: plainFailure(error) })),
  },
}).createMachine({
  id: 'new-flow',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'editing',
  states: {
    editing: { on: { 'new-flow.submit': 'submitting', 'new-flow.close': { actions: 'close' } } },
    submitting: {
      tags: 'busy',
      entry: 'clearFailure',
      exit: 'reloadUser',
      invoke: {
        src: 'sendNewFlow',
        input: ({ context }) => ({ customerId: context.customerRef.getSnapshot().context.customerId }),
        onDone: 'done',
        onError: {
          target: 'editing',
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    done: { on: { 'new-flow.close': { actions: 'close' } } },
  },
})
