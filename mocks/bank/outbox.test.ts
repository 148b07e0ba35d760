import { expect, test } from 'vitest'
import { createTabMemory } from '#mocks/engine/tab-memory.ts'
import { createTestStorage } from '#mocks/engine/test-storage.ts'
import { AppClock } from '#src/platform/clock/clock.ts'
import { createOutbox } from './outbox.ts'

const clock = new AppClock({ mode: 'paused', virtual: 7 })

test('DEMO-4: the outbox is kept for the tab', () => {
  const memory = createTabMemory('larkspur', createTestStorage())
  createOutbox(clock, memory).add({ to: 'a', kind: 'newsletter', text: 'b' })
  expect(createOutbox(clock, memory).current()).toEqual([{ at: 7, to: 'a', kind: 'newsletter', text: 'b' }])
})

test.each(['{', '"x"', '[{"call":"nobody"}]', '-5', '[{"at":"soon"}]', 'null'])(
  'DEMO-4: an outbox that cannot be read is ignored: %s',
  (text) => {
    const memory = createTabMemory('larkspur', createTestStorage({ 'larkspur.outbox': text }))
    expect(createOutbox(clock, memory).current()).toEqual([])
  },
)
