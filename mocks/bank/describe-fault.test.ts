import { expect, test } from 'vitest'
import { CALL_NAMES } from '#mocks/engine/call-names.ts'
import type { Fault } from '#src/contract/app-steps.ts'
import { describeCall, describeFault } from './describe-fault.ts'

test.each<[Fault, string]>([
  [
    { call: 'POST transfer', kind: 'status', status: 500, times: 1 },
    'Withdraw (POST transfer) answers 500, for one more call',
  ],
  [{ call: 'POST loan', kind: 'network', times: 3 }, 'Apply for a loan (POST loan) gets no answer, for 3 more calls'],
  [
    { call: 'POST transfer', kind: 'network', after: true, times: 1 },
    'Withdraw (POST transfer) reaches the bank, but its answer is lost, for one more call',
  ],
  [{ call: '*', kind: 'network', after: true }, 'Every call reaches the bank, but its answer is lost, until removed'],
  [{ call: '*', kind: 'network' }, 'Every call gets no answer, until removed'],
  [
    { call: 'POST kyc', kind: 'duplicate' },
    'Upload identity documents (POST kyc) is refused as a duplicate, until removed',
  ],
  [{ call: '*', kind: 'delay', ms: 350 }, 'Every call takes 350 ms longer, until removed'],
  [{ call: '*', kind: 'delay', ms: 1_000 }, 'Every call takes 1 second longer, until removed'],
  [{ call: '*', kind: 'delay', ms: 2_500, times: 1 }, 'Every call takes 2.5 seconds longer, for one more call'],
])('DEMO-4: a fault is described in words: %j', (fault, words) => {
  expect(describeFault(fault)).toBe(words)
})

test('DEMO-4: every call that a fault can be set for has a name of its own in words', () => {
  const words = CALL_NAMES.map((name) => describeCall(name).replace(` (${name})`, ''))
  expect(words).not.toContain('undefined')
  expect(new Set(words).size).toBe(CALL_NAMES.length)
})
