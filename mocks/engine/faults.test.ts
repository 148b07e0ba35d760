import { expect, test } from 'vitest'
import { createFaults as createFaultsOf, type Fault, type FaultError } from './faults.ts'
import { createLatency } from './latency.ts'
import { createTabMemory, type TabMemory } from './tab-memory.ts'
import { faultSchema } from './test-notes.ts'
import { createTestStorage } from './test-storage.ts'

const createFaults = (memory: TabMemory) => createFaultsOf({ schema: faultSchema, memory })

test.each([
  [{ call: 'GET author', kind: 'delay' }, /no call 'GET author'.*'?GET authors\/\{id\}.*POST notes/],
  [{ call: 'POST notes', kind: 'slow' }, /no fault 'slow'.*delay, status, network, duplicate/],
  [{ call: 'POST notes', kind: 'delay', ms: -1 }, /ms must be/],
  [{ call: 'POST notes', kind: 'delay', ms: 1e300 }, /ms must be/],
  [{ call: 'POST notes', kind: 'status', body: () => 'text' }, /body must be JSON/],
  [{ call: 'POST notes', kind: 'status', body: nested(1_000) }, /body must be JSON/],
  [{ call: 'POST notes', kind: 'delay' }, /needs its length: ms/],
  [{ call: 'POST notes', kind: 'status', status: 99 }, /status must be/],
  [{ call: 'POST notes', kind: 'network', times: 0 }, /times must be/],
  [{ call: 'POST notes', kind: 'status', status: 500, after: true }, /after goes with the kind network only/],
  [{ call: 'POST notes', kind: 'delay', ms: 5, after: true }, /after goes with the kind network only/],
  [{ call: 'POST notes', kind: 'duplicate', after: true }, /after goes with the kind network only/],
  [{ call: 'POST notes', kind: 'network', after: 1 }, /after must be true/],
  [{ call: 'POST notes', kind: 'network', after: false }, /after must be true/],
])('DEMO-4: an invalid fault is rejected, and the error says what is allowed: %j', (fault, message) => {
  const faults = createFaults(createTabMemory('test'))
  expect(() => faults.set(fault as never)).toThrow(message)
  expect(faults.list()).toEqual([])
})

test('DEMO-4: the error of an invalid fault names every wrong field', () => {
  const faults = createFaults(createTabMemory('test'))
  const fieldsOf = (fault: Fault) => {
    try {
      faults.set(fault)
      return []
    } catch (error) {
      return (error as FaultError).fields
    }
  }
  expect([
    fieldsOf({ call: 'POST notes', kind: 'status', status: Number.NaN, times: 0.5 }),
    fieldsOf({ call: 'POST notes', kind: 'delay' }),
    fieldsOf({ call: 'POST notes', kind: 'delay', ms: 5 }),
    fieldsOf({ call: 'POST notes', kind: 'duplicate', after: true }),
  ]).toEqual([['status', 'times'], ['ms'], [], ['after']])
})

test('DEMO-4: one fault is removed, and the others stay', () => {
  const faults = createFaults(createTabMemory('test'))
  faults.set({ call: 'POST notes', kind: 'network' })
  faults.set({ call: 'POST notes', kind: 'delay', ms: 5 })
  faults.remove({ call: 'POST notes', kind: 'network' })
  faults.remove({ call: 'POST notes', kind: 'duplicate' })
  expect(faults.list()).toEqual([{ call: 'POST notes', kind: 'delay', ms: 5 }])
})

test('DEMO-4: a lost answer and a lost call are one kind: the later replaces the earlier, and it is kept for the tab', () => {
  const memory = createTabMemory('test', createTestStorage())
  const faults = createFaults(memory)
  faults.set({ call: 'POST notes', kind: 'network' })
  faults.set({ call: 'POST notes', kind: 'network', after: true, times: 2 })
  expect(faults.take('POST notes').instead).toEqual({ call: 'POST notes', kind: 'network', after: true, times: 2 })
  expect(createFaults(memory).list()).toEqual([{ call: 'POST notes', kind: 'network', after: true, times: 1 }])
})

test('DEMO-4: latency and faults are kept for the tab', () => {
  const memory = createTabMemory('test', createTestStorage())
  createLatency(memory).set(20)
  createFaults(memory).set({ call: 'POST notes', kind: 'network', times: 2 })
  expect(createLatency(memory).get()).toBe(20)
  expect(createFaults(memory).take('POST notes').instead?.kind).toBe('network')
  expect(createFaults(memory).list()).toEqual([{ call: 'POST notes', kind: 'network', times: 1 }])
})

test.each(['{', '"x"', '[{"call":"nobody"}]', '-5', '[{"at":"soon"}]', 'null'])(
  'DEMO-4: stored values that cannot be read are ignored: %s',
  (text) => {
    const memory = createTabMemory('test', createTestStorage({ 'test.latency': text, 'test.faults': text }))
    expect([createLatency(memory).get(), createFaults(memory).list()]).toEqual([350, []])
  },
)

test('DEMO-4: a fault applies to every call that it covers', () => {
  const covers = (name: string, call: string) => call.startsWith(name)
  const faults = createFaultsOf({ schema: faultSchema, memory: createTabMemory('test'), covers })
  faults.set({ call: 'POST notes', kind: 'network' })
  const kinds = ['POST notes/drafts', 'GET notes'].map((call) => faults.take(call).instead?.kind ?? null)
  expect(kinds).toEqual(['network', null])
})

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('CLOCK-1: a latency of %d is rejected', (ms) => {
  expect(() => createLatency(createTabMemory('test')).set(ms)).toThrow(RangeError)
})

function nested(depth: number): unknown {
  return Array.from({ length: depth }).reduce((inner: unknown) => [inner], null)
}
