import type { GeneratedFile } from '../generated-file.ts'
import type { FlowNames } from './flow-names.ts'

/** The machine, its model and its test. */
export function machineFiles(
  { kebab, camel, pascal, constant, title, id }: FlowNames,
  isDialog: boolean,
): GeneratedFile[] {
  const start = `signedIn('ada', '/account-details'${isDialog ? `, { kind: '${kebab}' }` : ''})`
  return [
    {
      path: `machines/${kebab}/${kebab}.machine.ts`,
      text: `import { assign, type ErrorActorEvent, sendTo, setup } from 'xstate'
import type { BodyOf, FailureCode } from '#src/contract/endpoint.ts'
import type { endpoints } from '#src/contract/endpoints.ts'
import type { CustomerRef } from '#machines/customer/customer-ref.ts'
import { isOutcomeUnknown, plainFailure } from '#machines/failure.ts'
import { actionNotProvided, actorNotProvided } from '#machines/not-provided.ts'
import { ${constant}_SLOW_DELAY } from '#machines/rules/rules.ts'

/**
 * ${title}: describe its purpose here (${id}).
 *
 *   editing -> submitting (prompt -> slow) -> done
 *   submitting -> editing, when the bank refuses
 *   submitting -> unsure -> submitting, when no answer came
 */
export interface ${pascal}Context {
  customerRef: CustomerRef
  failure: FailureCode | null
}

export type ${pascal}Event = { type: '${kebab}.submit' } | { type: '${kebab}.close' }

type ${pascal}Request = BodyOf<typeof endpoints.put${pascal}> & { customerId: string }

export const ${camel}Machine = setup({
  types: {
    context: {} as ${pascal}Context,
    events: {} as ${pascal}Event,
    input: {} as { customerRef: CustomerRef },
    tags: {} as 'busy',
  },
  actors: { put${pascal}: actorNotProvided<unknown, ${pascal}Request>('put${pascal}') },
  actions: {
    close: actionNotProvided('close'),
    reloadUser: sendTo(({ context }) => context.customerRef, { type: 'user.reload' }),
    clearFailure: assign({ failure: null }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: plainFailure(error) })),
  },
  guards: {
    isOutcomeUnknown: (_, { error }: { error: unknown }) => isOutcomeUnknown(error),
  },
  delays: { slowDelay: ${constant}_SLOW_DELAY },
}).createMachine({
  id: '${kebab}',
  context: ({ input: { customerRef } }) => ({ customerRef, failure: null }),
  initial: 'editing',
  states: {
    editing: { on: { '${kebab}.submit': 'submitting', '${kebab}.close': { actions: 'close' } } },
    submitting: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        src: 'put${pascal}',
        input: ({ context: { customerRef } }) => ({
          customerId: customerRef.getSnapshot().context.customerId,
          isOn: true,
        }),
        onDone: { target: 'done', actions: 'reloadUser' },
        onError: [
          { guard: { type: 'isOutcomeUnknown', params: errorOf }, target: 'unsure', actions: 'reloadUser' },
          { target: 'editing', actions: { type: 'noteFailure', params: errorOf } },
        ],
      },
      initial: 'prompt',
      after: { slowDelay: '.slow' },
      states: { prompt: {}, slow: {} },
    },
    unsure: { on: { '${kebab}.submit': 'submitting', '${kebab}.close': { actions: 'close' } } },
    done: { on: { '${kebab}.close': { actions: 'close' } } },
  },
})

function errorOf({ event }: { event: ErrorActorEvent }) {
  return { error: event.error }
}
`,
    },
    {
      path: `machines/${kebab}/${kebab}.model.ts`,
      text: `import { ApiError } from '#src/contract/endpoint.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import { defineModel } from '#machines/model/model.ts'
import type { ${camel}Machine } from './${kebab}.machine.ts'
import { answered, type Step, signedIn, unreachable } from '#machines/model/steps.ts'
import { stillCustomer } from '#machines/model/still-actor.ts'

/** As in src/contract/endpoints.ts. */
const CALL = 'PUT users/${kebab}/{id}'

export const ${camel}Model = defineModel<typeof ${camel}Machine, Step>({
  id: '${kebab}',
  starts: {
    opened: { input: { customerRef: stillCustomer({ user: { _id: PLACEHOLDERS.userId } }) }, inApp: ${start} },
  },
  events: {
    '${kebab}.submit': { origin: 'person' },
    '${kebab}.close': { origin: 'person' },
  },
  moves: { submit: { type: '${kebab}.submit' }, close: { type: '${kebab}.close' } },
  outcomes: {
    put${pascal}: {
      done: { done: null },
      refused: { error: new ApiError('refused'), inApp: answered(CALL, 500) },
      unknown: { error: new ApiError('network'), inApp: unreachable(CALL) },
    },
  },
  calls: { put${pascal}: { calls: [CALL] } },
  submits: ['put${pascal}'],
  ends: ['close'],
})
`,
    },
    {
      path: `machines/${kebab}/${kebab}.test.ts`,
      text: `import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { ApiError } from '#src/contract/endpoint.ts'
import { ${camel}Machine } from './${kebab}.machine.ts'
import { stillCustomer } from '#machines/model/still-actor.ts'

function start(answer: () => Promise<unknown>) {
  const machine = ${camel}Machine.provide({ actors: { put${pascal}: fromPromise(answer) }, actions: { close: () => {} } })
  const customerRef = stillCustomer({ user: { _id: 'u1' } })
  return createActor(machine, { input: { customerRef } }).start()
}

test('ERR-1: a refused ${kebab} shows the reason and can be sent again', async () => {
  const actor = start(() => Promise.reject(new ApiError('refused')))
  actor.send({ type: '${kebab}.submit' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('editing'))
  expect(context.failure).toBe('refused')
})

test('ERR-3: without an answer the outcome of a ${kebab} is unknown, and it can be sent again', async () => {
  const actor = start(() => Promise.reject(new ApiError('network')))
  actor.send({ type: '${kebab}.submit' })
  const snapshot = await waitFor(actor, (snapshot) => snapshot.matches('unsure'))
  expect(snapshot.can({ type: '${kebab}.submit' })).toBe(true)
})

test('ERR-3: a ${kebab} is sent once', async () => {
  let calls = 0
  const actor = start(async () => {
    calls += 1
  })
  actor.send({ type: '${kebab}.submit' })
  actor.send({ type: '${kebab}.submit' })
  await waitFor(actor, (snapshot) => snapshot.matches('done'))
  expect(calls).toBe(1)
})

test('${id}: every sentence of the requirement has a test', () => {
  expect.fail('Write a test for each sentence of the requirement in machines/${kebab}/${kebab}.test.ts, then remove this test.')
})
`,
    },
  ]
}
