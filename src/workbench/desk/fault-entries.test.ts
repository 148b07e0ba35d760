import { expect, test } from 'vitest'
import type { Fault } from '#src/workbench/contract/demo-contract.ts'
import { type FaultEntries, faultFrom, numberFrom } from './fault-entries.ts'

const entries: FaultEntries = { call: 'POST loan', kind: 'delay', ms: '5000', status: '503', often: 'once' }

test.each<[Partial<FaultEntries>, Partial<Fault>]>([
  [{}, { kind: 'delay', ms: 5_000, times: 1 }],
  [{ kind: 'status' }, { kind: 'status', status: 503, times: 1 }],
  [{ kind: 'network', often: 'always' }, { kind: 'network' }],
  [{ kind: 'lost' }, { kind: 'network', after: true, times: 1 }],
  [{ kind: 'duplicate' }, { kind: 'duplicate', times: 1 }],
])('DEMO-4: the form’s entries make a fault without what does not belong to it: %j', (changes, fault) => {
  expect(faultFrom({ ...entries, ...changes })).toEqual({ call: 'POST loan', ...fault })
})

test.each([
  ['', null],
  [' ', null],
  ['ten', null],
  ['10', 10],
  ['0.5', 0.5],
  ['10,000', 10_000],
  ['1 000', 1_000],
  ['２０', 20],
  ['5.000', null],
  ['0x10', null],
  ['1e2', null],
  ['350 ms', null],
])('DEMO-4, IN-1: the entry %j is the number %j', (text, number) => {
  expect(numberFrom(text)).toBe(number ?? Number.NaN)
})
