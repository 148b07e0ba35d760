import { expect, test } from 'vitest'
import { fromRoute, toRoute } from './page-address.ts'

test.each([
  ['/', '/loan?open=deposit', '/loan?open=deposit'],
  ['/bank/', '/bank/reset-password/x', '/reset-password/x'],
  ['/bank/', '/bank/', '/'],
])('DEMO-8: below %s the address %s is the route %s', (below, href, route) => {
  expect([toRoute(href, below), fromRoute(route, below)]).toEqual([route, href])
})

test('DEMO-8: an address outside the base folder is unchanged, and the folder itself is the home page', () => {
  expect([toRoute('/banker/loan', '/bank/'), toRoute('/bank', '/bank/')]).toEqual(['/banker/loan', '/'])
})
