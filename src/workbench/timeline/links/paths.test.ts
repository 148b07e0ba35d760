import { expect, test } from 'vitest'
import type { RecordingStep } from '#src/workbench/contract/demo-contract.ts'
import { allPaths, fullState, hasLink, stepsTo, withLatency } from './paths.ts'

test('DEMO-7: the path to a nested state is a list of steps, from the page that its flow begins on', () => {
  expect(stepsTo('loan.purpose')).toHaveLength(3 + 5 + 1)
  expect(stepsTo('loan.finances')).toEqual([
    { ms: 0, kind: 'sign-in', persona: 'nora' },
    { ms: 0, kind: 'page', to: '/loan' },
    { ms: 0, kind: 'event', flow: 'modal', event: { type: 'modal.open', request: { kind: 'loan' } } },
  ])
  expect(stepsTo('login.submitting.slow').slice(1)).toEqual([
    { ms: 0, kind: 'fault', fault: { call: 'POST auth/login', kind: 'delay', ms: 15_350 } },
    { ms: 0, kind: 'event', flow: 'login', event: expect.objectContaining({ type: 'credentials.submit' }) },
    { ms: 0, kind: 'fault', fault: null },
    { ms: 15_000, kind: 'wait' },
  ])
  expect([hasLink('withdrawal.confirming.wrong'), hasLink('withdrawal.opening')]).toEqual([true, false])
})

test.each([
  ['loan.nowhere', /^There is no such state\. The states are: loan\.waiting, loan\.finances, loan\.purpose,/],
  ['lending.finances', /^There is no such flow\. The flows are: account-settings, app, backdrop,/],
  ['__proto__.x', /^There is no such flow\./],
  ['withdrawal.constructor', /^There is no such state\./],
  ['withdrawal.opening', /^No link leads to that state\. It is left at once\.$/],
  ['map.embedded', /^No link leads to that state\. The demo calls no other host/],
])('DEMO-7: an unknown or unreachable state, %s, gets an explanation', (at, words) => {
  expect(() => stepsTo(at)).toThrow(words)
})

test.each([
  ['withdrawal', 'withdrawal.method'],
  ['customer', 'customer.user'],
  ['lending', 'lending'],
  ['loan.purpose', 'loan.purpose'],
])('DEMO-7: %s stands for %s', (at, full) => {
  expect(fullState(at)).toBe(full)
})

test('DEMO-7: what the bank does on a path, it does for the customer of that path', () => {
  const personas = new Set(all().flatMap(({ steps }) => customersOf(steps)))
  const strangers = all().filter(({ steps }) =>
    steps.some(
      (step) => step.kind === 'operator' && personas.has(step.args[0]) && !customersOf(steps).includes(step.args[0]),
    ),
  )
  expect(strangers.map(({ at }) => at)).toEqual([])
})

test('DEMO-7: with a longer latency, a call on the path is held longer and answered later', () => {
  expect(withLatency(steps(5_350, 350), 350)).toEqual(steps(5_350, 350))
  expect(withLatency(steps(5_350, 350), 2_000)).toEqual(steps(7_000, 2_000))
})

function all() {
  return Object.entries(allPaths).flatMap(([flow, { paths }]) =>
    Object.keys(paths).map((state) => ({ at: `${flow}.${state}`, steps: stepsTo(`${flow}.${state}`) })),
  )
}

const customersOf = (steps: readonly RecordingStep[]): unknown[] =>
  steps.flatMap((step) => (step.kind === 'sign-in' ? [step.persona] : []))

function steps(held: number, answer: number): RecordingStep[] {
  return [
    { ms: 0, kind: 'fault', fault: { call: 'POST loan', kind: 'delay', ms: held } },
    { ms: 0, kind: 'fault', fault: { call: 'GET content', kind: 'network' } },
    { ms: 0, kind: 'event', flow: 'loan', event: { type: 'step.submit' } },
    { ms: 5_000, kind: 'wait' },
    { ms: answer, kind: 'answer' },
    { ms: 0, kind: 'fault', fault: null },
  ]
}
