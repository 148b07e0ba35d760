import { expect, test } from 'vitest'
import { awaited } from '#src/workbench/demo/demo-clock.ts'
import { machines } from '#src/workbench/trace/machines.ts'
import { timerWords } from './timer-words.ts'

test.each([
  ['backend', 'GET transfer/{id}', 350, 'The bank answers in 0.4 s'],
  ['http', 'retry', 200, 'The bank is asked again in 0.2 s'],
  ['toast', 'remaining', 27_400, 'The toast closes in 28 s'],
  ['sign-up', 'redirectDelay', 2_000, 'The sign up goes on to the next page in 2.0 s'],
  ['kyc', 'closeDelay', 1_500, 'The identity check closes in 1.5 s'],
  ['card-freeze', 'thawDelay', 9_950, 'The card freeze ends its thaw delay in 10.0 s'],
])('CLOCK-1: the timer %s %s is told in words', (owner, name, ms, words) => {
  expect(timerWords({ owner, name, in: ms })).toBe(words)
})

test('CLOCK-1: every delay that a flow waits for is told in words', () => {
  const delays = machines.flatMap(({ id, implementations }) =>
    Object.keys(implementations.delays).map((name) => ({ owner: id, name, in: 0 })),
  )
  const words = awaited(delays, false).map(timerWords)
  expect(words.length).toBeGreaterThan(10)
  expect(words.filter((text) => !/^The [a-z’ ]+ in 0\.0 s$/.test(text))).toEqual([])
})
