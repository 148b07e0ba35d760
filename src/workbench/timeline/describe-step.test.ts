import { expect, test } from 'vitest'
import type { Step } from '#src/workbench/contract/demo-contract.ts'
import { describeStep } from './describe-step.ts'

const cases: [Step, string][] = [
  [
    { kind: 'event', flow: 'withdrawal', event: { type: 'code.submit', code: '‹code›' } },
    'withdrawal: code.submit { code: ‹code› }',
  ],
  [{ kind: 'event', flow: 'loan', event: { type: 'step.submit' } }, 'loan: step.submit'],
  [{ kind: 'page', to: '/', by: -1 }, 'page { to: "/", by: -1 }'],
  [{ kind: 'wait' }, 'wait'],
]

test('DEMO-8, DEMO-15: a step is named as in the log', () => {
  expect(cases.map(([step]) => describeStep(step))).toEqual(cases.map(([, words]) => words))
})
