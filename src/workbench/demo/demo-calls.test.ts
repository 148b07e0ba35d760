import { expect, test } from 'vitest'
import { callRecords } from './demo-calls.ts'

const RECORD = { at: 0, method: 'POST', path: 'auth/login', headers: {}, body: null, status: 200, answer: null, ms: 0 }

test('SEC-4: what was sent and answered is shown without the session’s token', () => {
  const calls = () => [
    { ...RECORD, body: { password: 'as typed' }, answer: { _id: '1', accessToken: 'abc' } },
    { ...RECORD, headers: { token: 'abc', accept: 'a' }, answer: [{ _id: '1' }] },
    { ...RECORD, lost: 200, answer: 'Invalid' },
  ]
  expect(callRecords({ calls })).toEqual([
    { ...RECORD, body: { password: 'as typed' }, answer: { _id: '1', accessToken: '‹token›' } },
    { ...RECORD, headers: { token: '‹token›', accept: 'a' }, answer: [{ _id: '1' }] },
    { ...RECORD, answer: 'Invalid' },
  ])
})
