import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { BankCall } from '#mocks/engine/call-names.ts'
import type { BackendMode } from '#src/platform/backend-state.ts'

const BANK: BankCall = { name: 'POST auth/login', endpoint: 'login', path: 'auth/login' }
const CONTENT: BankCall = { name: 'GET content/proof', endpoint: 'content', path: 'https://content.example/?query=x' }

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllEnvs()
})

/** The modules as a page with this environment has them. */
async function open(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const { storeMode, modeChoices } = await import('./backend-modes.ts')
  const { callTarget } = await import('./call-target.ts')
  const { backendState } = await import('#src/platform/backend-state.ts')
  const goesTo = (mode: BackendMode) => {
    storeMode(mode)
    const request = (url: string) => new Request(url)
    return [callTarget(BANK, request('http://page.example/api/auth/login')), callTarget(CONTENT, request(CONTENT.path))]
  }
  return { modeChoices, goesTo, storeMode, backendState }
}

test('MOCK-5, MOCK-6: the mock answers in the page, the worker at the same address, a real backend at its own', async () => {
  const { goesTo } = await open({ VITE_API_URL: 'https://api.bank.example/v1/' })
  expect([goesTo('mock'), goesTo('worker'), goesTo('http')]).toEqual([
    [null, null],
    ['http://page.example/api/auth/login', CONTENT.path],
    ['https://api.bank.example/v1/auth/login', null],
  ])
})

test('MOCK-6: a build with its own content project uses it with a real backend', async () => {
  const { goesTo } = await open({ VITE_API_URL: 'https://api.bank.example/v1', VITE_SANITY_PROJECT_ID: 'abc12345' })
  expect([goesTo('mock'), goesTo('http')]).toEqual([
    [null, null],
    ['https://api.bank.example/v1/auth/login', CONTENT.path],
  ])
})

test('MOCK-5: the dev server proxies its own `/api`, whatever else is configured', async () => {
  const { goesTo, backendState } = await open({
    LARKSPUR_API: 'http://127.0.0.1:3000',
    VITE_API_URL: 'https://other.example',
  })
  expect(goesTo('http')).toEqual(['/api/auth/login', null])
  expect(backendState.get()).toEqual({ mode: 'http', server: 'http://127.0.0.1:3000' })
})

test('MOCK-5: a server is named only while it answers', async () => {
  const { storeMode, backendState } = await open({ VITE_API_URL: 'https://api.bank.example/v1' })
  storeMode('http')
  expect(backendState.get()).toEqual({ mode: 'http', server: 'https://api.bank.example/v1' })
  storeMode('mock')
  expect(backendState.get()).toEqual({ mode: 'mock', server: null })
})

test('MOCK-5: an unavailable mode says why', async () => {
  vi.stubGlobal('navigator', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const { modeChoices } = await open({ VITE_API_URL: '' })
  expect(modeChoices()).toEqual([
    { mode: 'mock', unavailable: null },
    { mode: 'worker', unavailable: 'This browser does not allow a service worker on this page.' },
    {
      mode: 'http',
      unavailable:
        'No backend is configured: start the dev server with LARKSPUR_API=<address>, or build with VITE_API_URL=<address>.',
    },
  ])
})
