import { expect, test } from 'vitest'
import { createCallLog, IN_FLIGHT, noteAnswer } from './call-log.ts'

const sent = { at: 0, method: 'GET', path: 'kyc', headers: {} }

test('MOCK-6: an entry has its answer as JSON, whenever it is looked at', async () => {
  const entry = createCallLog().add('GET kyc', sent)
  await noteAnswer(entry, Response.json({ status: true }))
  expect([entry.answer, { ...entry }.answer]).toEqual([{ status: true }, { status: true }])
})

test('DEMO-17: an entry whose answer nobody has looked at loses it when its call is sent again', async () => {
  const entry = createCallLog().add('GET kyc', sent)
  await noteAnswer(entry, Response.json({ status: true }))
  Object.assign(entry, IN_FLIGHT)
  expect(entry).toEqual({ ...sent, body: null, ...IN_FLIGHT })
})
