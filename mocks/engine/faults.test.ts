import { expect, test } from 'vitest'
import type { Fault } from '#src/contract/app-steps.ts'
import { createFaults } from './faults.ts'
import { createLatency } from './latency.ts'
import { createTabMemory } from './tab-memory.ts'
import { createTestStorage } from './test-storage.ts'

test.each([
  [{ call: 'GET user', kind: 'delay' }, /no call 'GET user'.*'?GET users\/\{id\}.*POST loan.*GET content/],
  [{ call: 'POST loan', kind: 'slow' }, /no fault 'slow'.*delay, status, network, duplicate/],
  [{ call: 'POST loan', kind: 'delay', ms: -1 }, /ms must be/],
  [{ call: 'POST loan', kind: 'status', body: () => 'text' }, /body must be JSON/],
  [{ call: 'POST loan', kind: 'delay' }, /needs its length: ms/],
  [{ call: 'POST loan', kind: 'delay', ms: '5' }, /ms must be/],
  [{ call: 'POST loan', kind: 'status', status: 99 }, /status must be/],
  [{ call: 'POST loan', kind: 'status', status: '500' }, /status must be/],
  [{ call: 'POST loan', kind: 'status', status: 302 }, /no redirect/],
  [{ call: 'POST loan', kind: 'network', times: null }, /times must be/],
  [{ call: 'POST loan', kind: 'network', times: 0 }, /times must be/],
  [{ call: 'POST loan', kind: 'status', status: 500, after: true }, /after goes with the kind network only/],
  [{ call: 'POST loan', kind: 'network', after: false }, /after must be true/],
  [{ call: 'POST loan', kind: 'network', time: 1 }, /A fault has no 'time'. It has: call, kind, ms, .*times/],
  [{ kind: 'network' }, /A fault is an object with call and kind/],
  [undefined, /A fault is an object with call and kind/],
])('DEMO-4: an invalid fault is rejected, and the error says what is allowed: %j', (fault, message) => {
  const faults = createFaults(createTabMemory('test'))
  expect(() => faults.set(fault as never)).toThrow(message)
  expect(faults.list()).toEqual([])
})

test.each<[fault: Fault, fields: string[]]>([
  [{ call: 'POST loan', kind: 'status', status: Number.NaN, times: 0.5 }, ['status', 'times']],
  [{ call: 'POST loan', kind: 'delay' }, ['ms']],
  [{ call: 'POST loan', kind: 'duplicate', after: true }, ['after']],
])('DEMO-4: the error of an invalid fault names every wrong field: %j', (fault, fields) => {
  expect(() => createFaults(createTabMemory('test')).set(fault)).toThrow(expect.objectContaining({ fields }))
})

test('DEMO-4: one fault is removed, and the others stay', () => {
  const faults = createFaults(createTabMemory('test'))
  faults.set({ call: 'POST loan', kind: 'network' })
  faults.set({ call: 'POST loan', kind: 'delay', ms: 5 })
  faults.remove({ call: 'POST loan', kind: 'network' })
  faults.remove({ call: 'POST loan', kind: 'duplicate' })
  expect(faults.list()).toEqual([{ call: 'POST loan', kind: 'delay', ms: 5 }])
})

test('DEMO-4: a lost answer and a lost call are one kind: the later replaces the earlier, and it is kept for the tab', () => {
  const memory = createTabMemory('test', createTestStorage())
  const faults = createFaults(memory)
  faults.set({ call: 'POST loan', kind: 'network' })
  faults.set({ call: 'POST loan', kind: 'network', after: true, times: 2 })
  expect(faults.take('POST loan').instead).toEqual({ call: 'POST loan', kind: 'network', after: true, times: 2 })
  expect(createFaults(memory).list()).toEqual([{ call: 'POST loan', kind: 'network', after: true, times: 1 }])
})

test('DEMO-4: latency is kept for the tab', () => {
  const memory = createTabMemory('test', createTestStorage())
  createLatency(memory).set(20)
  expect(createLatency(memory).get()).toBe(20)
})

test.each(['{', '"x"', '[{"call":"nobody"}]', '-5', '[{"at":"soon"}]', 'null'])(
  'DEMO-4: stored values that cannot be read are ignored: %s',
  (text) => {
    const memory = createTabMemory('test', createTestStorage({ 'test.latency': text, 'test.faults': text }))
    expect([createLatency(memory).get(), createFaults(memory).list()]).toEqual([350, []])
  },
)

test('DEMO-4: a fault applies to every call that it covers', () => {
  const faults = createFaults(createTabMemory('test'))
  const kinds = (...calls: string[]) => calls.map((call) => faults.take(call).instead?.kind ?? null)
  faults.set({ call: 'GET content', kind: 'network' })
  expect(kinds('GET content/proof', 'GET content', 'GET transfer')).toEqual(['network', 'network', null])
  faults.set({ call: '*', kind: 'duplicate' })
  expect(kinds('POST loan', 'GET content/proof')).toEqual(['duplicate', 'duplicate'])
})

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('CLOCK-1: a latency of %d is rejected', (ms) => {
  expect(() => createLatency(createTabMemory('test')).set(ms)).toThrow(RangeError)
})
