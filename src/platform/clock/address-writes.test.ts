// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitAddressWrites } from './address-writes.ts'

let written: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  written = []
  const note = (_: unknown, __: string, url?: string | URL | null) => void written.push(String(url))
  vi.spyOn(history, 'replaceState').mockImplementation(note)
  vi.spyOn(history, 'pushState').mockImplementation(note)
  limitAddressWrites()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(history, 'replaceState')
  Reflect.deleteProperty(history, 'pushState')
})

test('IN-15: the address is written at once, but less than 100 times in 30 s, and at last as it should be', () => {
  for (let entry = 0; entry < 20; entry++) history.replaceState(null, '', `/${entry}`)
  expect(written).toHaveLength(20)
  for (let entry = 20; entry < 3_020; entry++) {
    vi.advanceTimersByTime(10)
    history.replaceState(null, '', `/${entry}`)
  }
  expect(written.length).toBeLessThan(100)
  vi.advanceTimersByTime(500)
  expect(written.at(-1)).toBe('/3019')
})

test('IN-15: a page that is opened meanwhile leaves the entry before it at its address', () => {
  for (let entry = 0; entry < 40; entry++) history.replaceState(null, '', `/${entry}`)
  history.pushState(null, '', '/next')
  expect(written.slice(-2)).toEqual(['/39', '/next'])
  vi.advanceTimersByTime(60_000)
  expect(written.at(-1)).toBe('/next')
})

test('IN-15: what was held back is dropped when the entry is left by Back', () => {
  for (let entry = 0; entry < 40; entry++) history.replaceState(null, '', `/${entry}`)
  window.dispatchEvent(new PopStateEvent('popstate'))
  vi.advanceTimersByTime(60_000)
  expect(written.at(-1)).toBe('/29')
})
