import { expect, test } from 'vitest'
import { hasRole, withoutRoles } from './flow-roles.ts'

test('FLOW-3: only machines with a row have a role: no other flow, no owner of timers, no inherited name', () => {
  const names = ['toast', 'deposit', 'backend', 'constructor']
  expect(names.map((name) => hasRole(name, 'plumbing'))).toEqual([true, false, false, false])
})

test('DEMO-8, DEMO-15: states are compared without those of every actor whose machine has one of the roles', () => {
  const states = { app: 'a', message: 'b', 'message 2': 'c', navigation: 'd', toast: 'e', 'toast 2': 'f', deposit: 'g' }
  expect([
    withoutRoles(states, 'by the clock'),
    withoutRoles(states, 'by the clock', 'by the browser'),
    withoutRoles(states, 'by the clock', 'by the browser', 'not recorded'),
  ]).toEqual([
    { app: 'a', message: 'b', 'message 2': 'c', navigation: 'd', deposit: 'g' },
    { app: 'a', message: 'b', 'message 2': 'c', deposit: 'g' },
    { deposit: 'g' },
  ])
})
