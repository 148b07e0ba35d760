import { expect, test } from 'vitest'
import { createLatency } from '#mocks/engine/latency.ts'
import { createTabMemory } from '#mocks/engine/tab-memory.ts'
import { AppClock } from '#src/kit/clock/clock.ts'
import { createFaults } from './faults.ts'
import { createOutbox } from './outbox.ts'

function createStorage(values: Record<string, string> = {}) {
  const kept = new Map(Object.entries(values))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test.each([
  [{ call: 'GET user', kind: 'delay' }, /no call 'GET user'.*'?GET users\/\{id\}.*GET content/],
  [{ call: 'POST loan', kind: 'slow' }, /no fault 'slow'.*delay, status, network, duplicate/],
  [{ call: 'POST loan', kind: 'delay', ms: -1 }, /ms must be/],
  [{ call: 'POST loan', kind: 'delay', ms: 1e300 }, /ms must be/],
  [{ call: 'POST loan', kind: 'status', body: () => 'words' }, /body must be JSON/],
  [{ call: 'POST loan', kind: 'status', body: nested(1_000) }, /body must be JSON/],
  [{ call: 'POST loan', kind: 'delay' }, /needs its length: ms/],
  [{ call: 'POST loan', kind: 'status', status: 99 }, /status must be/],
  [{ call: 'POST loan', kind: 'network', times: 0 }, /times must be/],
])('DEMO-4: a fault that cannot be is refused with what would be right: %j', (fault, message) => {
  const faults = createFaults(createTabMemory(undefined))
  expect(() => faults.set(fault as never)).toThrow(message)
  expect(faults.list()).toEqual([])
})

test('DEMO-4: latency, faults and outbox stay for the tab', () => {
  const memory = createTabMemory(createStorage())
  const clock = new AppClock({ mode: 'paused', virtual: 7 })
  createLatency(memory).set(20)
  createFaults(memory).set({ call: 'POST loan', kind: 'network', times: 2 })
  createOutbox(clock, memory).add({ to: 'a', kind: 'newsletter', text: 'b' })
  expect(createLatency(memory).get()).toBe(20)
  expect(createFaults(memory).take('POST loan').instead?.kind).toBe('network')
  expect(createFaults(memory).list()).toEqual([{ call: 'POST loan', kind: 'network', times: 1 }])
  expect(createOutbox(clock, memory).list()).toEqual([{ at: 7, to: 'a', kind: 'newsletter', text: 'b' }])
})

test.each(['{', '"x"', '[{"call":"nobody"}]', '-5', '[{"at":"soon"}]', 'null'])(
  'DEMO-4: what cannot be read is forgotten: %s',
  (text) => {
    const memory = createTabMemory(
      createStorage({ 'larkspur.latency': text, 'larkspur.faults': text, 'larkspur.outbox': text }),
    )
    const clock = new AppClock({ mode: 'paused', virtual: 7 })
    expect([createLatency(memory).get(), createFaults(memory).list(), createOutbox(clock, memory).list()]).toEqual([
      350,
      [],
      [],
    ])
  },
)

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('CLOCK-1: a latency of %d is refused', (ms) => {
  expect(() => createLatency(createTabMemory(undefined)).set(ms)).toThrow(RangeError)
})

function nested(depth: number): unknown {
  return Array.from({ length: depth }).reduce((inner: unknown) => [inner], null)
}
