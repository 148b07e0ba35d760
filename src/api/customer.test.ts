import { beforeEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { actorOptions, clock } from '#src/kit/actors/runtime.ts'
import { openBackend } from '#src/platform/backend-ready.ts'
import { askAhead, forgetAhead, loadDeposits, loadLoans } from './customer.ts'

let asked: string[] = []
let aborted: string[] = []
let hangs = false

beforeEach(() => {
  openBackend()
  clock.restore({ mode: 'paused', virtual: 0, wall: 0 })
  forgetAhead()
  asked = []
  aborted = []
  hangs = false
  vi.stubGlobal('sessionStorage', { getItem: () => 'token' })
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'http://bank.example') : input, init)
      }
    },
  )
  vi.stubGlobal('fetch', async ({ url }: Request, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => aborted.push(url.replace(/.*\/api\//, '')))
    const [, resource = ''] = /\/api\/(\w+)\//.exec(url) ?? []
    asked.push(resource)
    if (hangs) return new Promise(() => {})
    return new Response(JSON.stringify(resource === 'deposit' ? { deposit: [], total: asked.length } : 'no answer'))
  })
})

const start = (load: typeof loadDeposits, customerId: string) =>
  createActor(load, { ...actorOptions(), input: { customerId } }).start()

const outputOf = async (load: typeof loadDeposits, customerId: string) => {
  const { status } = await waitFor(start(load, customerId), (snapshot) => snapshot.status !== 'active').catch(
    () => ({ status: 'error' }) as const,
  )
  return status
}

test('PERF-2, HTTP-1: what was asked ahead is the answer to the first who loads it, and nothing is asked twice', async () => {
  askAhead('ada')
  await clock.settled()
  expect(asked.sort()).toEqual(['deposit', 'kyc', 'loan', 'transfer', 'users'])
  expect(await outputOf(loadDeposits, 'ada')).toBe('done')
  expect(asked.length).toBe(5)
  expect(await outputOf(loadDeposits, 'ada')).toBe('done')
  expect(asked.slice(5)).toEqual(['deposit'])
})

test('PERF-2, ERR-1: an answer that fails fails for its taker, and for nobody where nobody takes it', async () => {
  askAhead('ada')
  await clock.settled()
  expect(await outputOf(loadLoans as never, 'ada')).toBe('error')
  expect(asked.length).toBe(5)
})

test.each([
  ['of another customer', () => {}, 'max'],
  ['that is ten seconds old', () => clock.setNow(10_000), 'ada'],
  ['that is not true any more', () => forgetAhead(), 'ada'],
])('PERF-2, DATA-3: an answer %s is asked for anew', async (_, pass, customerId) => {
  askAhead('ada')
  await clock.settled()
  pass()
  expect(await outputOf(loadDeposits, customerId)).toBe('done')
  expect(asked.slice(5)).toEqual(['deposit'])
})

test('PERF-2: what nobody wants any more is called off: by who has taken it, and all the rest once it is out of date', async () => {
  hangs = true
  askAhead('ada')
  await vi.waitFor(() => expect(asked.length).toBe(5))
  // As a view does that goes at once.
  start(loadDeposits, 'ada').stop()
  expect(aborted).toEqual(['deposit/ada'])
  forgetAhead()
  expect(aborted.sort()).toEqual(['deposit/ada', 'kyc/ada', 'loan/ada', 'transfer/ada', 'users/ada'])
})
