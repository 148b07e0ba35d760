import { expect, test } from 'vitest'
import { modalRequestIn } from './modal-request.ts'

test.each([
  ['deposit', { kind: 'deposit' }],
  ['loan', null],
  ['constructor', null],
  ['__proto__', null],
  ['toString', null],
  ['valueOf', null],
])('DEP-2: ?open=%s opens %j', (open, request) => {
  expect(modalRequestIn({ open })).toEqual(request)
})
