import { expect, test } from 'vitest'
import { fromPromise, waitFor } from 'xstate'
import { startInSystem } from '#machines/model/in-system.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { newFlowMachine, type SendNewFlow } from './new-flow.machine.ts'

function start(answer: () => Promise<unknown>) {
  const sendNewFlow = fromPromise<unknown, SendNewFlow>(answer)
  return startInSystem(newFlowMachine.provide({ actors: { sendNewFlow } }))
}

test('ERR-1: a refused new-flow shows the reason and can be sent again', async () => {
  const actor = start(() => Promise.reject(new ApiError('refused')))
  actor.send({ type: 'new-flow.submit' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('editing'))
  expect(context.failure).toBe('refused')
})

test('ERR-3: a new-flow is sent once', async () => {
  let calls = 0
  const actor = start(async () => {
    calls += 1
  })
  actor.send({ type: 'new-flow.submit' })
  actor.send({ type: 'new-flow.submit' })
  await waitFor(actor, (snapshot) => snapshot.matches('done'))
  expect(calls).toBe(1)
})
