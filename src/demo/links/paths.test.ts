import { expect, test } from 'vitest'
import { deedsTo, hasLink, pageOf } from './paths.ts'

test('DEMO-7: the way to a nested state is a list of deeds, from the page that its flow begins on', () => {
  expect(deedsTo('loan.purpose').map(({ steps }) => steps.length)).toEqual([3, 5, 1])
  expect(deedsTo('loan.finances')).toEqual([
    {
      steps: [
        { signIn: 'nora' },
        { goTo: '/loan' },
        { send: 'modal', event: { type: 'modal.open', request: { kind: 'loan' } } },
      ],
    },
  ])
  expect([pageOf('withdrawal.confirming.wrong'), pageOf('page-load.overdue')]).toEqual(['/dashboard-overview', '/'])
  expect([hasLink('withdrawal.confirming.wrong'), hasLink('withdrawal.opening')]).toEqual([true, false])
})

test.each([
  ['loan.nowhere', /^There is no such state\. The states are: loan\.finances, loan\.purpose, loan\.validating,/],
  ['lending.finances', /^There is no such flow\. The flows are: account-settings, backdrop,/],
  ['withdrawal.opening', /^No link leads to that state\. It is left at once\.$/],
  ['map.embedded', /^No link leads to that state\. The demonstration asks no other host/],
])('DEMO-7: %s is answered in words', (at, words) => {
  expect(() => deedsTo(at)).toThrow(words)
})
