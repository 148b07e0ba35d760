import { expect, test } from 'vitest'
import { differenceOf } from './compare-ends.ts'

test('DEMO-8: in what an end differs is told in words', () => {
  const recorded = { states: { modal: 'closed', login: 'editing' }, hash: 'a' }
  expect(differenceOf(recorded, { states: { login: 'editing', modal: 'closed' }, hash: 'a' })).toBeNull()
  expect(differenceOf(recorded, { states: { modal: 'open', loan: { a: 'b' } }, hash: 'b' })).toBe(
    'modal is in "open" and was in "closed"; login is not there and was in "editing"; ' +
      'loan is in {"a":"b"} and was not there; the bank’s data are not those of the recording',
  )
})
