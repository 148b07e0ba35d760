import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import type { AppStep } from '#src/contract/app-steps.ts'
import { withRecording } from './with-recording.ts'

test('DEMO-8: the bank’s actions and changed faults are reported once they are done', async () => {
  const { backend } = await openTestBank()
  const reported: AppStep[] = []
  const watched = withRecording(backend, (step) => reported.push(step))
  const { _id } = (await backend.operator.customer('omar')).user
  await watched.operator.releaseStep(_id)
  await expect(watched.operator.setDeposit('no-such', 'true')).rejects.toThrow('There is no deposit no-such')
  // Named as before the action: a replay knows the customer by that name at this point.
  await watched.operator.setUser('nora', { email: 'nell@ashby.example' })
  await watched.signIn(await watched.operator.copyCustomer('nell@ashby.example', 'Zora Neale'))
  watched.faults.set({ call: 'POST loan', kind: 'network' })
  expect(() => watched.faults.set({ call: 'GET x', kind: 'network' })).toThrow('There is no call')
  watched.faults.remove({ call: 'POST loan', kind: 'network' })
  watched.latency = 20
  watched.faults.clear()
  expect([watched.latency, backend.latency, watched.faults.list()]).toEqual([20, 20, []])
  expect(reported).toEqual([
    { kind: 'operator', action: 'releaseStep', args: ['omar'] },
    { kind: 'operator', action: 'setUser', args: ['nora', { email: 'nell@ashby.example' }] },
    { kind: 'operator', action: 'copyCustomer', args: ['nell@ashby.example', 'Zora Neale'] },
    { kind: 'sign-in', persona: 'zora.neale@larkspur.example' },
    { kind: 'fault', fault: { call: 'POST loan', kind: 'network' } },
    { kind: 'fault-removed', fault: { call: 'POST loan', kind: 'network' } },
    { kind: 'latency', latency: 20 },
    { kind: 'fault', fault: null },
  ])
})

test('DEMO-8, DEMO-16: records that are edited, made and removed by hand are reported with the customer’s name', async () => {
  const { backend } = await openTestBank()
  const reported: AppStep[] = []
  const { operator } = withRecording(backend, (step) => reported.push(step))
  const { user, loans } = await operator.customer('ada')
  const id = loans[0]?._id ?? ''
  await operator.make('transfers', user._id, 2)
  await operator.removeMade('transfers', user._id)
  await operator.setRecord('loans', id, { amount: 5 })
  await operator.removeRecord('loans', id)
  await expect(operator.setRecord('loans', id, {})).rejects.toThrow('there is none of loans')
  expect(reported).toEqual([
    { kind: 'operator', action: 'make', args: ['transfers', 'ada', 2] },
    { kind: 'operator', action: 'removeMade', args: ['transfers', 'ada'] },
    { kind: 'operator', action: 'setRecord', args: ['loans', id, { amount: 5 }] },
    { kind: 'operator', action: 'removeRecord', args: ['loans', id] },
  ])
})
