import type { FlowNames } from './flow-names.ts'
import type { NewFile } from './new-file.ts'

/** The machine, its model and its test. */
export function machineFiles({ kebab, camel, pascal, title }: FlowNames, isDialog: boolean): NewFile[] {
  const start = `signedIn('ada', '/account-details'${isDialog ? `, { kind: '${kebab}' }` : ''})`
  return [
    {
      path: `machines/${kebab}.machine.ts`,
      text: `import { assign, setup } from 'xstate'
import type { FailureCode } from '#src/contract/endpoint.ts'
import { plainFailure } from './failure.ts'
import { actionNotProvided, actorNotProvided } from './not-provided.ts'

/**
 * ${title}: describe its purpose and name its requirement here.
 *
 *   editing -> submitting -> done
 *   submitting -> editing, on any failure
 */
export interface ${pascal}Context {
  customerId: string
  failure: FailureCode | null
}

export type ${pascal}Event = { type: '${kebab}.submit' } | { type: '${kebab}.close' }

export const ${camel}Machine = setup({
  types: {
    context: {} as ${pascal}Context,
    events: {} as ${pascal}Event,
    input: {} as { customerId: string },
    tags: {} as 'busy',
  },
  actors: { put${pascal}: actorNotProvided<unknown, { customerId: string }>('put${pascal}') },
  actions: {
    close: actionNotProvided('close'),
    clearFailure: assign({ failure: null }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: plainFailure(error) })),
  },
}).createMachine({
  id: '${kebab}',
  context: ({ input }) => ({ customerId: input.customerId, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      on: { '${kebab}.submit': { target: 'submitting', actions: 'clearFailure' }, '${kebab}.close': { actions: 'close' } },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'put${pascal}',
        input: ({ context }) => ({ customerId: context.customerId }),
        onDone: 'done',
        onError: {
          target: 'editing',
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    done: { on: { '${kebab}.close': { actions: 'close' } } },
  },
})
`,
    },
    {
      path: `machines/${kebab}.model.ts`,
      text: `import { ApiError } from '#src/contract/endpoint.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import { defineModel } from '#src/kit/model/model.ts'
import type { ${camel}Machine } from './${kebab}.machine.ts'
import { answered, type Step, signedIn } from './in-app.ts'

export const ${camel}Model = defineModel<typeof ${camel}Machine, Step>({
  id: '${kebab}',
  starts: { opened: { input: { customerId: PLACEHOLDERS.userId }, inApp: ${start} } },
  events: {
    '${kebab}.submit': { origin: 'person' },
    '${kebab}.close': { origin: 'person' },
  },
  moves: { submit: { type: '${kebab}.submit' }, close: { type: '${kebab}.close' } },
  outcomes: {
    put${pascal}: {
      done: { done: null },
      refused: { error: new ApiError('refused'), inApp: answered('PUT users/${kebab}/{id}', 500) },
    },
  },
  calls: { put${pascal}: { calls: ['PUT users/${kebab}/{id}'] } },
  submits: ['put${pascal}'],
  ends: ['close'],
})
`,
    },
    {
      path: `machines/${kebab}.machine.test.ts`,
      text: `import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { ApiError } from '#src/contract/endpoint.ts'
import { ${camel}Machine } from './${kebab}.machine.ts'

function start(answer: () => Promise<unknown>) {
  const machine = ${camel}Machine.provide({ actors: { put${pascal}: fromPromise(answer) }, actions: { close: () => {} } })
  return createActor(machine, { input: { customerId: 'u1' } }).start()
}

test('ERR-1: a refused ${kebab} shows the reason and can be sent again', async () => {
  const actor = start(() => Promise.reject(new ApiError('refused')))
  actor.send({ type: '${kebab}.submit' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('editing'))
  expect(context.failure).toBe('refused')
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

test('NEW: every requirement of ${kebab} has a test', () => {
  expect.fail('Write a test for each sentence of the requirement in machines/${kebab}.machine.test.ts, then remove this test.')
})
`,
    },
  ]
}
