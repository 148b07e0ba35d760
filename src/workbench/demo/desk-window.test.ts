// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { openDeskWindow } from './desk-window.ts'

test('DEMO-14: a page from a file says why it has no window for the desk', () => {
  const open = vi.spyOn(window, 'open')
  vi.stubGlobal('location', new URL('file:///demo.html'))
  expect(openDeskWindow()).toBe('file')
  expect(open).not.toHaveBeenCalled()
})
