import { assign, sendTo, setup } from 'xstate'
import { causeOf, failureCode, plainFailure } from '#machines/failure.ts'
import { actorNotProvided } from '#machines/not-provided.ts'
import { to } from '#machines/recipients.ts'
import { SETTINGS_CLOSE_DELAY } from '#machines/rules/rules.ts'
import type { MessageKey } from '#src/content/messages.ts'
import type { BodyOf, FailureCode, RefusalOf } from '#src/contract/endpoint.ts'
import type { endpoints } from '#src/contract/endpoints.ts'

/**
 * New flow: say here what it is for, and name its requirement.
 *
 *   asking -> submitting -> done -> closed, after a while by itself
 *   submitting -> asking, on any failure, with the bank's own refusal or the failure of any call
 */
export interface NewFlowContext {
  failure: FailureCode | NewFlowRefusal | null
}

export type NewFlowRefusal = RefusalOf<typeof endpoints.putProfile>

export type NewFlowRequest = BodyOf<typeof endpoints.putProfile>

export type NewFlowEvent = { type: 'new-flow.submit' } | { type: 'new-flow.close' }

export const newFlowMachine = setup({
  types: {
    context: {} as NewFlowContext,
    events: {} as NewFlowEvent,
    tags: {} as 'busy',
  },
  actors: { sendNewFlow: actorNotProvided<unknown, NewFlowRequest>('sendNewFlow') },
  actions: {
    reloadUser: sendTo(to('customer'), { type: 'user.reload' }),
    announce: sendTo(to('toasts'), (_, key: MessageKey) => ({ type: 'toast.show', flow: 'new-flow', key })),
    clearFailure: assign({ failure: null }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({
      failure: failureCode(error) === 'email-taken' ? 'email-taken' : plainFailure(error),
    })),
  },
  delays: { closeDelay: SETTINGS_CLOSE_DELAY },
}).createMachine({
  id: 'new-flow',
  context: { failure: null },
  initial: 'asking',
  states: {
    asking: { on: { 'new-flow.submit': 'submitting', 'new-flow.close': 'closed' } },
    submitting: {
      tags: 'busy',
      entry: 'clearFailure',
      exit: 'reloadUser',
      invoke: {
        src: 'sendNewFlow',
        input: {},
        onDone: { target: 'done', actions: { type: 'announce', params: 'details-updated' } },
        onError: { target: 'asking', actions: { type: 'noteFailure', params: causeOf } },
      },
    },
    done: { after: { closeDelay: 'closed' }, on: { 'new-flow.close': 'closed' } },
    closed: { type: 'final' },
  },
})
