import { expect, test } from 'vitest'
import { awaited } from './demo-clock.ts'

test('CLOCK-1, TOAST-2: flows wait for answers, delays and toasts, the next first, and for no sample and nothing that decorates a page', () => {
  const timers = [
    { owner: 'social-proof', name: 'remaining', in: 27_400 },
    { owner: 'toast', name: 'remaining', in: 4_000 },
    { owner: 'backend', name: 'GET transfer', in: 350 },
    { owner: 'deposit', name: 'closeDelay', in: 3_000 },
    { owner: 'backdrop', name: 'turnDelay', in: 10 },
    { owner: 'greeting', name: 'next hour', in: 20 },
    { owner: 'demo', name: 'changed', in: 30 },
    { owner: 'page-load', name: 'pageLoadLimit', in: 40 },
  ]
  expect(awaited(timers, false).map(({ owner }) => owner)).toEqual(['backend', 'deposit', 'toast'])
})

test('CLOCK-1: the time-out of a call is next only while the bank has yet to answer by the clock', () => {
  const timeout = { owner: 'http', name: 'timeout', in: 120_000 }
  const answer = { owner: 'backend', name: 'GET transfer', in: 200_000 }
  const retry = { owner: 'http', name: 'retry', in: 1_000 }
  expect(awaited([timeout], false)).toEqual([])
  expect(awaited([answer, timeout], false)).toEqual([timeout, answer])
  expect(awaited([timeout], true)).toEqual([timeout])
  expect(awaited([retry], false)).toEqual([retry])
})
