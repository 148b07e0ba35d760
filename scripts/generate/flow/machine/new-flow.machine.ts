import { assign, sendTo, setup } from 'xstate'
import { customerNow } from '#machines/customer/follow-customer.ts'
import { failureCode, plainFailure } from '#machines/failure.ts'
import { actorNotProvided } from '#machines/not-provided.ts'
import { to } from '#machines/recipients.ts'
import { SETTINGS_CLOSE_DELAY } from '#machines/rules/rules.ts'
import type { BodyOf, FailureCode, RefusalOf } from '#src/contract/endpoint.ts'
import type { endpoints } from '#src/contract/endpoints.ts'

/**
 * New flow: say here what it is for, and name its requirement.
 *
 *   editing -> submitting -> done -> closed, after a while by itself
 *   submitting -> editing, on any failure, with the bank's own refusal or the failure of any call
 */
export interface NewFlowContext {
  failure: FailureCode | NewFlowRefusal | null
}

export type NewFlowRefusal = RefusalOf<typeof endpoints.putProfile>

export interface SendNewFlow {
  customerId: string
  body: BodyOf<typeof endpoints.putProfile>
}

export type NewFlowEvent = { type: 'new-flow.submit' } | { type: 'new-flow.close' }

export const newFlowMachine = setup({
  types: {
    context: {} as NewFlowContext,
    events: {} as NewFlowEvent,
    tags: {} as 'busy',
  },
  actors: { sendNewFlow: actorNotProvided<unknown, SendNewFlow>('sendNewFlow') },
  actions: {
    reloadUser: sendTo(to('customer'), { type: 'user.reload' }),
    clearFailure: assign({ failure: null }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({
      failure: failureCode(error) === 'email-taken' ? 'email-taken' : plainFailure(error),
    })),
  },
  delays: { closeDelay: SETTINGS_CLOSE_DELAY },
}).createMachine({
  id: 'new-flow',
  context: { failure: null },
  initial: 'editing',
  states: {
    editing: { on: { 'new-flow.submit': 'submitting', 'new-flow.close': 'closed' } },
    submitting: {
      tags: 'busy',
      entry: 'clearFailure',
      exit: 'reloadUser',
      invoke: {
        src: 'sendNewFlow',
        input: ({ self }) => ({ customerId: customerNow(self).context.customerId, body: {} }),
        onDone: 'done',
        onError: {
          target: 'editing',
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    done: { after: { closeDelay: 'closed' }, on: { 'new-flow.close': 'closed' } },
    closed: { type: 'final' },
  },
})
