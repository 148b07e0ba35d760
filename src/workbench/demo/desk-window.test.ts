// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { deskState, openDesk } from '#src/platform/desk-state.ts'
import { openDeskWindow } from './desk-window.ts'

test('DEMO-14: the desk beside the product closes when its own window opens, and only then', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  openDesk()
  expect(openDeskWindow()).toBe('blocked')
  expect(deskState.get().isOpen).toBe(true)
  open.mockReturnValue(window)
  expect(openDeskWindow()).toBeNull()
  expect(deskState.get().isOpen).toBe(false)
  expect(open).toHaveBeenLastCalledWith(expect.stringMatching(/\/__desk$/), 'larkspur-desk', expect.any(String))
})

test('DEMO-14: a page from a file says why it has no window for the desk', () => {
  const open = vi.spyOn(window, 'open')
  vi.stubGlobal('location', new URL('file:///demo.html'))
  expect(openDeskWindow()).toBe('file')
  expect(open).not.toHaveBeenCalled()
})
