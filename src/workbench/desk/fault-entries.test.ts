import { expect, test } from 'vitest'
import type { Fault } from '#src/workbench/contract/demo-contract.ts'
import { type FaultEntries, faultFrom, numberFrom } from './fault-entries.ts'

const entries: FaultEntries = {
  call: 'POST loan',
  kind: 'delay',
  ms: '5000',
  status: '503',
  often: 'once',
}

test.each<[Partial<FaultEntries>, Partial<Fault>]>([
  [{}, { kind: 'delay', ms: 5_000, times: 1 }],
  [{ kind: 'status' }, { kind: 'status', status: 503, times: 1 }],
  [{ kind: 'network', often: 'always' }, { kind: 'network' }],
  [{ kind: 'lost' }, { kind: 'network', after: true, times: 1 }],
  [{ kind: 'duplicate' }, { kind: 'duplicate', times: 1 }],
])('DEMO-4: the form’s entries make a fault without what does not belong to it: %j', (changes, fault) => {
  expect(faultFrom({ ...entries, ...changes })).toEqual({ call: 'POST loan', ...fault })
})

test('DEMO-4: an empty entry is no number', () => {
  expect(['', ' ', 'ten', '10', '0.5'].map(numberFrom)).toEqual([Number.NaN, Number.NaN, Number.NaN, 10, 0.5])
})
