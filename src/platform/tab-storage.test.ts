import { beforeEach, expect, test, vi } from 'vitest'

const WORDS =
  'This browser keeps nothing more for this page. Who is signed in, and what is set here, lasts until the page is closed or loaded anew.'
let kept: Map<string, string>
let fault: DOMException | null

beforeEach(() => {
  kept = new Map()
  fault = null
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (fault !== null) throw fault
      kept.set(key, value)
    },
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  })
  vi.resetModules()
  return () => vi.unstubAllGlobals()
})

/** The storage as a page that was just opened has it. */
async function openPage() {
  const { tabStorage } = await import('./tab-storage.ts')
  const { currentNotices } = await import('./notices.ts')
  return { tabStorage, words: () => currentNotices().map(({ role, text }) => [role, text]) }
}

test('DATA-2: what there is room for is in session storage, and nothing is said', async () => {
  const { tabStorage, words } = await openPage()
  tabStorage.setItem('a', '1')
  expect([[...kept], tabStorage.getItem('a'), words()]).toEqual([[['a', '1']], '1', []])
  tabStorage.removeItem('a')
  expect([[...kept], tabStorage.getItem('a')]).toEqual([[], null])
})

test('DATA-2: what a full storage does not take is held by the page, which says so once', async () => {
  const { tabStorage, words } = await openPage()
  tabStorage.setItem('a', 'old')
  fault = new DOMException('full', 'QuotaExceededError')
  tabStorage.setItem('a', 'new')
  tabStorage.setItem('b', '2')
  expect([tabStorage.getItem('a'), tabStorage.getItem('b')]).toEqual(['new', '2'])
  expect(words()).toEqual([['status', WORDS]])
  fault = null
  tabStorage.setItem('a', 'newer')
  expect([tabStorage.getItem('a'), kept.get('a')]).toEqual(['newer', 'newer'])
  tabStorage.clear()
  expect([tabStorage.getItem('a'), tabStorage.getItem('b')]).toEqual([null, null])
})

test('DATA-2: a browser that refuses its storage altogether costs nothing until the page is closed', async () => {
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
