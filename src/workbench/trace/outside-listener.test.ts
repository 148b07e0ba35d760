import { expect, test, vi } from 'vitest'
import { outsideListener } from './outside-listener.ts'

test('DEMO-15: a listener that fails is reported and stops nothing; what is no function is refused', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const error = new Error('a tool has failed')
  const listener = vi.fn(() => {
    throw error
  })
  const tell = outsideListener(listener)
  tell()
  tell()
  expect([listener.mock.calls.length, report.mock.calls]).toEqual([2, [[error], [error]]])
  expect(() => outsideListener(undefined as never)).toThrow(new TypeError('subscribe takes a function, not undefined'))
})
