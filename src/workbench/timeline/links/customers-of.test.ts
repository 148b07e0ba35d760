import { expect, test } from 'vitest'
import { personas } from '#mocks/bank/personas.ts'
import { customersOf, stepsAs } from './customers-of.ts'
import { stepsTo } from './paths.ts'

test.each([
  ['withdrawal.transferred', null, ['iris@larkspur.example']],
  ['withdrawal.confirming.released', null, ['omar@larkspur.example']],
  ['withdrawal.confirming.released', 'karl', ['karl@larkspur.example']],
  ['password-reset.changed', null, ['ada@larkspur.example']],
  ['sign-up.registered', null, ['nell@mail.example']],
  ['backdrop.second', null, []],
  ['loan.closed', 'somebody@mail.example', []],
])('DEMO-7: the path to %s as %s uses the data of %j', (at, persona, emails) => {
  expect(customersOf(stepsAs(stepsTo(at), persona), personas)).toEqual(emails)
})
