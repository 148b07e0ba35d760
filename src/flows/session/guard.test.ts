import { expect, test } from 'vitest'
import { afterSignIn } from './guard.ts'

test.each([
  ['/loan', '/loan'],
  ['/loan?x=1#y', '/loan?x=1#y'],
  [undefined, '/dashboard-overview'],
  [42, '/dashboard-overview'],
  ['', '/dashboard-overview'],
  ['loan', '/dashboard-overview'],
  ['//evil.example', '/dashboard-overview'],
  ['/\\evil.example', '/dashboard-overview'],
  ['https://evil.example', '/dashboard-overview'],
  ['javascript:alert(1)', '/dashboard-overview'],
])('AUTH-6: a visitor who asked for %j continues to %s after signing in', (askedFor, path) => {
  expect(afterSignIn(askedFor)).toBe(path)
})
