import { expect, test } from 'vitest'
import { demoTabCopy } from './demo-tab-copy.ts'

test.each([
  ['sign-up', 'redirectDelay', 'sign up: redirect delay, in 0.4 s'],
  ['social-proof', 'remaining', 'social proof: remaining, in 0.4 s'],
])('DEMO-12: the next timer, %s %s, is told in words', (owner, name, words) => {
  expect(demoTabCopy.clock.timer(owner, name, '0.4 s')).toBe(words)
})
