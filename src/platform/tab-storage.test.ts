import { beforeEach, expect, test, vi } from 'vitest'

const WORDS =
  'This browser cannot store any more for this page. What it could not store, such as a login or what was typed, lasts until the page is closed or reloaded.'
let kept: Map<string, string>
let failure: DOMException | null

beforeEach(() => {
  kept = new Map()
  failure = null
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (failure !== null) throw failure
      kept.set(key, value)
    },
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  })
  vi.resetModules()
  return () => vi.unstubAllGlobals()
})

/** Imports the module afresh, as a newly opened page does. */
async function openPage() {
  const { tabStorage } = await import('./tab-storage.ts')
  const { notices } = await import('./notices.ts')
  return { tabStorage, words: () => notices.get().map(({ role, text }) => [role, text]) }
}

test('DATA-2: values are stored in session storage without a notice', async () => {
  const { tabStorage, words } = await openPage()
  tabStorage.setItem('a', '1')
  expect([[...kept], tabStorage.getItem('a'), words()]).toEqual([[['a', '1']], '1', []])
  tabStorage.removeItem('a')
  expect([[...kept], tabStorage.getItem('a')]).toEqual([[], null])
})

test('DATA-2: what a full storage rejects is kept in memory, with one notice', async () => {
  const { tabStorage, words } = await openPage()
  tabStorage.setItem('a', 'old')
  failure = new DOMException('full', 'QuotaExceededError')
  tabStorage.setItem('a', 'new')
  tabStorage.setItem('b', '2')
  expect([tabStorage.getItem('a'), tabStorage.getItem('b')]).toEqual(['new', '2'])
  expect(words()).toEqual([['status', WORDS]])
  failure = null
  tabStorage.setItem('a', 'newer')
  expect([tabStorage.getItem('a'), kept.get('a')]).toEqual(['newer', 'newer'])
  tabStorage.clear()
  expect([tabStorage.getItem('a'), tabStorage.getItem('b')]).toEqual([null, null])
})

test('DATA-2: if the browser blocks storage, values are kept in memory until the page is closed', async () => {
  vi.unstubAllGlobals()
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  try {
    const { tabStorage, words } = await openPage()
    tabStorage.setItem('a', '1')
    tabStorage.setItem('b', '2')
    tabStorage.removeItem('b')
    expect([tabStorage.getItem('a'), tabStorage.getItem('b'), words()]).toEqual(['1', null, [['status', WORDS]]])
  } finally {
    Reflect.deleteProperty(globalThis, 'sessionStorage')
  }
})
