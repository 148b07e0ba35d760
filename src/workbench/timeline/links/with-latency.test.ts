import { expect, test } from 'vitest'
import type { RecordingStep } from '#src/workbench/demo/demo-contract.ts'
import { withLatency } from './with-latency.ts'

const steps = (held: number, answer: number): RecordingStep[] => [
  { ms: 0, kind: 'fault', fault: { call: 'POST loan', kind: 'delay', ms: held } },
  { ms: 0, kind: 'fault', fault: { call: 'GET content', kind: 'network' } },
  { ms: 0, kind: 'event', flow: 'loan', event: { type: 'step.submit' } },
  { ms: 5_000, kind: 'wait' },
  { ms: answer, kind: 'answer' },
  { ms: 0, kind: 'fault', fault: null },
]

test('DEMO-7: with a longer latency, a call on the path is held longer and answered later', () => {
  expect(withLatency(steps(5_350, 350), 350)).toEqual(steps(5_350, 350))
  expect(withLatency(steps(5_350, 350), 2_000)).toEqual(steps(7_000, 2_000))
})
