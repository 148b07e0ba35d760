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
async function open(env: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const { storeMode, modeChoices } = await import('./backend-modes.ts')
  const { callTarget } = await import('./call-target.ts')
  const { backendState } = await import('#src/platform/backend-state.ts')
  const goesTo = (mode: BackendMode) => {
    storeMode(mode)
    const request = (url: string) => new Request(url)
    return [callTarget(BANK, request('http://page.example/api/auth/login')), callTarget(CONTENT, request(CONTENT.path))]
  }
  return { modeChoices, goesTo, backendState }
}

test.each([
  [
    'a real backend, while the mock has the content',
    { VITE_API_URL: 'https://api.bank.example/v1/' },
    ['https://api.bank.example/v1/auth/login', null],
    'https://api.bank.example/v1/',
  ],
  [
    'a real backend and a content project of its own',
    { VITE_API_URL: 'https://api.bank.example/v1', VITE_SANITY_PROJECT_ID: 'abc12345' },
    ['https://api.bank.example/v1/auth/login', CONTENT.path],
    'https://api.bank.example/v1',
  ],
  [
    'the dev server’s own `/api`, whatever else is configured',
    { LARKSPUR_API: 'http://127.0.0.1:3000', VITE_API_URL: 'https://other.example' },
    ['/api/auth/login', null],
    'http://127.0.0.1:3000',
  ],
])(
  'MOCK-5, MOCK-6: calls go to %s, and the server is named; to the worker at the same address; and to the mock in the page',
  async (_, env, targets, server) => {
    const { goesTo, backendState } = await open(env)
    expect(goesTo('http')).toEqual(targets)
    expect(backendState.get()).toEqual({ mode: 'http', server })
    expect(goesTo('worker')).toEqual(['http://page.example/api/auth/login', CONTENT.path])
    expect(goesTo('mock')).toEqual([null, null])
    expect(backendState.get()).toEqual({ mode: 'mock', server: null })
  },
)

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
