import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import { changesIn, entriesOf } from './record-entries.ts'

async function ada(kind: 'users' | 'deposits') {
  const { operator } = await openTestBank()
  const [row = { _id: '' }] = await operator.records(kind, 'ada')
  const fields = await operator.fields(kind)
  const enter = (entries: Record<string, string>) => changesIn(fields, row, { ...entriesOf(fields, row), ...entries })
  return { enter }
}

test('DEMO-16: a form that is left as it was changes nothing', async () => {
  expect((await ada('users')).enter({})).toEqual({})
  expect((await ada('deposits')).enter({})).toEqual({})
})

test('DEMO-16: entries keep the type that the field has, and an empty one is no value', async () => {
  const { enter } = await ada('users')
  const entries = { profit: '12.50', userOtp: '111222', newUser: 'true', phone: '', 'country.symbol': 'kr' }
  const country = { name: 'United Kingdom', symbol: 'kr' }
  expect(enter(entries)).toEqual({ profit: 12.5, userOtp: '111222', newUser: true, phone: null, country })
  expect(enter({ 'country.name': '', 'country.symbol': '' })).toEqual({ country: null })
  expect(enter({ profit: '-£1 250,5', userOtp: '１１１ ２２２' }), 'IN-1, IN-2').toEqual({
    profit: -1250.5,
    userOtp: '111222',
  })
  expect(enter({ profit: 'lots', email: '' })).toEqual({ profit: 'lots', email: '' })
})

test('DEMO-16: times are entered as a browser’s date field gives them', async () => {
  const { enter } = await ada('deposits')
  expect(enter({ createdAt: '2025-01-02T03:04' })).toEqual({ createdAt: '2025-01-02T03:04:00.000Z' })
  expect(enter({ createdAt: '2025-01-02T03:04:05.6' })).toEqual({ createdAt: '2025-01-02T03:04:05.600Z' })
  expect(enter({ createdAt: '' })).toEqual({ createdAt: '' })
})
