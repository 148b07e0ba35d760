import { expect, test } from 'vitest'
import type { Step } from '#src/workbench/demo/demo-contract.ts'
import { describeStep } from './describe-step.ts'

const cases: [Step, string][] = [
  [
    { kind: 'event', flow: 'withdrawal', event: { type: 'code.submit', code: '‹code›' } },
    'withdrawal: submit code (‹code›)',
  ],
  [{ kind: 'event', flow: 'loan', event: { type: 'step.submit' } }, 'loan: submit step'],
  [
    {
      kind: 'event',
      flow: 'deposit',
      event: { type: 'proof.choose', file: { specimen: 'picture', type: 'image/png' } },
    },
    'deposit: choose proof (picture)',
  ],
  [{ kind: 'page', to: '/loan' }, 'Go to /loan'],
  [{ kind: 'page', to: '/', by: -1 }, 'Back to /'],
  [{ kind: 'page', to: '/', by: 1 }, 'Forward to /'],
  [{ kind: 'press', what: 'escape' }, 'Press Escape'],
  [{ kind: 'sign-in', persona: 'ada' }, 'Sign in as ada'],
  [{ kind: 'operator', action: 'setUser', args: ['ada', { profit: 5 }] }, 'The bank: set user (ada, 5)'],
  [{ kind: 'fault', fault: { call: 'POST loan', kind: 'network' } }, 'Set a fault: POST loan, network'],
  [{ kind: 'fault', fault: null }, 'Clear all faults'],
  [{ kind: 'fault-removed', fault: { call: 'POST loan', kind: 'network' } }, 'Remove a fault: POST loan, network'],
  [{ kind: 'latency', latency: 0 }, 'Set the latency to 0 ms'],
  [{ kind: 'clock', now: 1_772_443_800_000 }, 'Set the time to 2026-03-02 09:30 UTC'],
  [{ kind: 'browser', behaviour: 'takes no copy' }, 'The browser takes no copy'],
  [{ kind: 'browser', behaviour: null }, 'The browser behaves normally again'],
  [{ kind: 'window', change: 'blur' }, 'Leave the window'],
  [{ kind: 'window', change: 'focus' }, 'Return to the window'],
  [{ kind: 'wait' }, 'Wait'],
  [{ kind: 'answer' }, 'Wait for the answer'],
  [{ kind: 'caption', text: 'Look.' }, '“Look.”'],
]

test('DEMO-8: every kind of step has a description', () => {
  expect(cases.map(([step]) => describeStep(step))).toEqual(cases.map(([, words]) => words))
})
