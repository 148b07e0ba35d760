import { expect, test } from 'vitest'
import { fromPromise, waitFor } from 'xstate'
import { startInSystem } from '#machines/model/in-system.ts'
import { SETTINGS_CLOSE_DELAY } from '#machines/rules/rules.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { AppClock } from '#src/platform/clock/clock.ts'
import { type NewFlowRequest, newFlowMachine } from './new-flow.machine.ts'

function start(answer: (request: NewFlowRequest) => Promise<unknown>, clock?: AppClock) {
  const sendNewFlow = fromPromise<unknown, NewFlowRequest>(({ input }) => answer(input))
  return startInSystem(newFlowMachine.provide({ actors: { sendNewFlow } }), clock === undefined ? {} : { clock })
}

test.each(['refused', 'email-taken', 'network'])(
  'ERR-1: a new-flow that fails with %s keeps the reason and can be sent again',
  async (code) => {
    const actor = start(() => Promise.reject(new ApiError(code)))
    actor.send({ type: 'new-flow.submit' })
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('asking'))
    expect([context.failure, actor.getSnapshot().can({ type: 'new-flow.submit' })]).toEqual([code, true])
  },
)

test('ERR-1: the outcome of a new-flow is shown for a while', async () => {
  const clock = new AppClock({ mode: 'paused', virtual: 0 })
  const actor = start(async () => {}, clock)
  actor.send({ type: 'new-flow.submit' })
  await clock.advance(SETTINGS_CLOSE_DELAY - 1)
  expect(actor.getSnapshot().value).toBe('done')
  await clock.advance(1)
  expect(actor.getSnapshot().value).toBe('closed')
})

test('ERR-3: a new-flow is sent once', async () => {
  const sent: NewFlowRequest[] = []
  const actor = start(async (request) => {
    sent.push(request)
  })
  actor.send({ type: 'new-flow.submit' })
  actor.send({ type: 'new-flow.submit' })
  await waitFor(actor, (snapshot) => snapshot.matches('done'))
  expect(sent).toEqual([{}])
})
