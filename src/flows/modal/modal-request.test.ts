import * as v from 'valibot'
import { expect, test } from 'vitest'
import { signedInSearch } from './modal-request.ts'

test.each([
  ['deposit', 'deposit'],
  ['deposit-summary', 'deposit-summary'],
  ['Deposit', 'deposit'],
  ['deposit-summary).', 'deposit-summary'],
  ['deposit&utm_source=mail', 'deposit'],
  ['loan', undefined],
  ['constructor', undefined],
  [1, undefined],
  [undefined, undefined],
])('DEP-2, IN-13: ?open=%s opens %s', (asked, open) => {
  expect(v.parse(signedInSearch, { open: asked })).toEqual({ open })
})
