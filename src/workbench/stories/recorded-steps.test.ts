import { expect, test } from 'vitest'
import { RecordedSteps } from './recorded-steps.ts'

const typed = (value: string, field = 'title') => ({
  kind: 'event' as const,
  flow: 'order',
  event: { type: 'field.change', field, value },
})

test('DEMO-8: a step has the virtual time and the timers since the previous one', () => {
  const steps = new RecordedSteps(1_000)
  steps.add({ kind: 'page', to: '/orders' }, 1_000)
  steps.fire({ owner: 'backend', name: 'POST order' })
  steps.fire({ owner: 'order', name: 'spinnerDelay' })
  steps.add({ kind: 'latency', latency: 2 }, 6_000)
  expect(steps.list).toEqual([
    { ms: 0, kind: 'page', to: '/orders' },
    { ms: 5_000, fired: ['backend POST order', 'order spinnerDelay'], kind: 'latency', latency: 2 },
  ])
  expect(steps.since(6_250)).toEqual({ ms: 250 })
})

test('DEMO-8: of keystrokes in one field only the last is kept, so that nobody can count them; another field is another step', () => {
  const steps = new RecordedSteps(0)
  steps.add(typed('1'), 100, true)
  steps.fire({ owner: 'toast', name: 'remaining' })
  for (const value of ['12', '120']) steps.add(typed(value), 300, true)
  steps.add(typed('a', 'email'), 400, true)
  steps.add(typed('5'), 400, true)
  expect(steps.list).toEqual([
    { ms: 300, fired: ['toast remaining'], ...typed('120') },
    { ms: 100, ...typed('a', 'email') },
    { ms: 0, ...typed('5') },
  ])
})

test('DEMO-8: after the time is set, time is counted from there', () => {
  const steps = new RecordedSteps(0)
  steps.add({ kind: 'clock', now: 1_000_000 }, 500)
  steps.add({ kind: 'page', to: '/' }, 1_000_200)
  expect(steps.list.map(({ ms }) => ms)).toEqual([500, 200])
})
