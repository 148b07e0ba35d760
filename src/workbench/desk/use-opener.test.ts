// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { demoIn } from './use-opener.ts'

const demo = { subscribe: () => () => {} }
const windowOf = (parts: object) => parts as Window

test('DEMO-14: the desk’s own window has a demo only while its product is there', () => {
  const here = windowOf({ closed: false, demo })
  const starting = windowOf({ closed: false, demo: { ready: Promise.resolve() } })
  const elsewhere = windowOf({
    closed: false,
    get demo(): never {
      throw new DOMException('Blocked', 'SecurityError')
    },
  })
  expect(demoIn(here, here)).toBe(demo)
  expect([demoIn(starting, starting), demoIn(elsewhere, elsewhere)]).toEqual([null, null])
  expect([demoIn(windowOf({ closed: true, demo }), here), demoIn(here, null)], 'closed').toEqual([null, null])
})
