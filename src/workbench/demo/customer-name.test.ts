import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import { nameOf } from './customer-name.ts'

test('DEMO-8: a customer is named by their persona’s id, and anybody else by their e-mail address', async () => {
  const { backend } = await openTestBank()
  const { user } = await backend.operator.customer('ada')
  expect(['ada', user.email, user._id].map((who) => nameOf(backend, who))).toEqual(['ada', 'ada', 'ada'])
  const copied = await backend.operator.copyCustomer('ada', 'Zora Neale')
  const email = 'zora.neale@larkspur.example'
  expect([copied, email].map((who) => nameOf(backend, who))).toEqual([email, email])
  expect(nameOf(backend, 'nobody')).toBe('nobody')
})
