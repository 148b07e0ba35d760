import { expect, test } from 'vitest'
import { callExamples } from '#src/contract/calls.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { enterTestBank, fileOf, openTestBank } from './test-bank.ts'

test('DEMO-7: only the given persona’s data are put back to the seed', async () => {
  const { backend, send, enter } = await openTestBank()
  const seeded = await backend.operator.customer('iris')
  const { id, token } = await enter('iris')
  const ada = await enter('ada')
  await send(endpoints.putProfile, { ...ada, body: { city: 'Hull' } })
  await send(endpoints.postLoan, { token, body: { ...callExamples.postLoan.body, userId: id } })
  await backend.operator.setUser('iris', { transferStep: 2, email: 'other@mail.example' })
  await backend.operator.setKyc(id, null)
  for (const deposit of seeded.deposits) await backend.operator.setDeposit(deposit._id, 'failed')
  await backend.restoreCustomers(['iris@larkspur.example'])
  expect(await backend.operator.customer('iris')).toEqual(seeded)
  expect((await backend.operator.customer('ada')).user.city).toBe('Hull')
  expect((await send(endpoints.getUser, { id, token })).status, 'the session goes on').toBe(200)
  expect(Object.keys(backend.snapshot().records)).toEqual([`users/${ada.id}`])
})

test('DEMO-7: a newcomer is removed, so that they can register again', async () => {
  const { backend, send } = await openTestBank()
  const registration = { ...callExamples.register.body, email: 'nell@mail.example' }
  for (const _ of [1, 2, 3]) {
    await backend.restoreCustomers(['nell@mail.example'])
    expect((await send(endpoints.register, { body: registration })).status).toBe(200)
    await backend.signIn('nell@mail.example')
  }
  expect(backend.operator.people()).toHaveLength(backend.personas.length + 1)
})

test('DEMO-7: a customer who has taken a persona’s address is removed', async () => {
  const { backend, send, enter } = await openTestBank()
  await backend.operator.setUser('ada', { email: 'moved@mail.example' })
  await send(endpoints.register, { body: { ...callExamples.register.body, email: 'ada@larkspur.example' } })
  await backend.restoreCustomers(['ada@larkspur.example'])
  expect(backend.operator.people()).toHaveLength(backend.personas.length)
  expect((await enter('ada')).id).toBe((await backend.operator.customer('ada')).user._id)
})

test('DEMO-5: a captured moment comes back with its data, settings and outbox', async () => {
  const { backend, send, id, token } = await enterTestBank('nora')
  await send(endpoints.postLoan, { token, body: { ...callExamples.postLoan.body, userId: id } })
  backend.latency = 20
  backend.faults.set({ call: 'POST loan', kind: 'network' })
  backend.addOutbox({ to: 'a', kind: 'contact', text: 'b' })
  const [moment, exported] = [backend.capture(), fileOf(backend)]
  await backend.reset()
  expect((await send(endpoints.getUser, { id, token })).status).toBe(401)
  await backend.recall(moment)
  expect(fileOf(backend)).toEqual(exported)
  expect((await send(endpoints.getUser, { id, token })).status).toBe(200)
})
