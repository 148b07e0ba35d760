import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import { namedArgs, nameOf, OPERATOR_ACTIONS } from './operator-actions.ts'

// Changed with DEMO-17: the desk's actions become steps as entries of the timeline; here, how a step names their customer.
test('DEMO-8: an action names its customer as before the action: a replay knows them by that name at this point', async () => {
  const { backend } = await openTestBank()
  const { operator } = backend
  const { _id } = (await operator.customer('omar')).user
  expect(namedArgs('releaseStep', [_id], backend)).toEqual(['omar'])
  expect(namedArgs('setKyc', ['karl@larkspur.example', null], backend)).toEqual(['karl', null])
  const change = { email: 'nell@ashby.example' }
  expect(namedArgs('setUser', ['nora', change], backend)).toEqual(['nora', change])
  await operator.setUser('nora', change)
  expect(namedArgs('copyCustomer', ['nell@ashby.example', 'Zora Neale'], backend)).toEqual([
    'nell@ashby.example',
    'Zora Neale',
  ])
})

test('DEMO-8, DEMO-16: records that are edited, made and removed by hand are named by their ids, their customer by name', async () => {
  const { backend } = await openTestBank()
  const { user, loans } = await backend.operator.customer('ada')
  const id = loans[0]?._id ?? ''
  expect(namedArgs('make', ['transfers', user._id, 2], backend)).toEqual(['transfers', 'ada', 2])
  expect(namedArgs('removeMade', ['transfers', user._id], backend)).toEqual(['transfers', 'ada'])
  expect(namedArgs('setRecord', ['loans', id, { amount: 5 }], backend)).toEqual(['loans', id, { amount: 5 }])
  expect(namedArgs('removeRecord', ['loans', id], backend)).toEqual(['loans', id])
  for (const action of ['setDeposit', 'setLoan', 'setTransfer'] as const)
    expect(namedArgs(action, [id, 'true'], backend)).toEqual([id, 'true'])
  expect(OPERATOR_ACTIONS.every((action) => action in backend.operator)).toBe(true)
})

test('DEMO-8: a customer is named by their persona’s id, and anybody else by their e-mail address', async () => {
  const { backend } = await openTestBank()
  const { user } = await backend.operator.customer('ada')
  expect(['ada', user.email, user._id].map((who) => nameOf(backend, who))).toEqual(['ada', 'ada', 'ada'])
  const copied = await backend.operator.copyCustomer('ada', 'Zora Neale')
  const email = 'zora.neale@larkspur.example'
  expect([copied, email].map((who) => nameOf(backend, who))).toEqual([email, email])
  expect(nameOf(backend, 'nobody')).toBe('nobody')
})
