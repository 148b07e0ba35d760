// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

const KEY = 'larkspur.letters'
const LETTER = { role: 'status', text: 'We have declined your loan', customerId: 'ada' } as const
const OTHER = { role: 'status', text: 'A new version', action: { text: 'Reload', run: () => undefined } } as const

afterEach(() => sessionStorage.clear())

/** What a page has after it is loaded. */
async function load() {
  vi.resetModules()
  const page = await import('#src/platform/notices.ts')
  const { keepLetters } = await import('./letters.ts')
  keepLetters()
  return page
}

test('DEMO-3: what the bank has written to a customer stays until it is dismissed, also when the page is loaded again', async () => {
  const first = await load()
  first.addNotice(OTHER)
  first.addNotice(LETTER)
  const second = await load()
  expect(second.notices.get()).toEqual([LETTER])
  const [letter] = second.notices.get()
  if (letter) second.dismissNotice(letter)
  expect((await load()).notices.get()).toEqual([])
  sessionStorage.setItem(KEY, '[{"text":7}]')
  const third = await load()
  expect(third.notices.get()).toEqual([])
  third.addNotice(LETTER)
  third.clearNotices()
  expect(sessionStorage.getItem(KEY)).toBe('[]')
})

test('DEMO-3: a customer’s other windows show it, too, and what is dismissed in one stays in the other', async () => {
  sessionStorage.clear()
  const one = await load()
  sessionStorage.clear()
  const other = await load()
  const heard = new Promise<void>((resolve) => other.notices.subscribe(() => resolve()))
  one.addNotice(LETTER)
  await heard
  expect(other.notices.get()).toEqual([LETTER])
  one.clearNotices()
  expect([one.notices.get(), other.notices.get()]).toEqual([[], [LETTER]])
})
