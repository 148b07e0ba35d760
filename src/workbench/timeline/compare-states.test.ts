import { expect, test } from 'vitest'
import { stateDifferences } from './compare-states.ts'

test('DEMO-8: the flows whose state differs at the end are described', () => {
  const recorded = { dialog: 'closed', search: 'editing' }
  expect(stateDifferences(recorded, { search: 'editing', dialog: 'closed' })).toEqual([])
  expect(stateDifferences(recorded, { dialog: 'open', basket: { a: 'b' } })).toEqual([
    'dialog is in "open" and was in "closed"',
    'search is not there and was in "editing"',
    'basket is in {"a":"b"} and was not there',
  ])
})
