import { beforeEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createTestStorage } from '#mocks/engine/test-storage.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { actorOptions } from '#src/platform/actors/inspection.ts'
import { openBackend } from '#src/platform/backend-ready.ts'
import { OpenAttempts } from '#src/platform/open-attempts.ts'
import type { CallEnvironment } from './call.ts'
import { clearPrefetch, loadersOf, prefetch } from './customer.ts'
import { PageRequest } from './test-request.ts'

const environment: CallEnvironment = {
  clock,
  storage: createTestStorage({ accessToken: 'token' }),
  send: (request) => request(),
  attempts: new OpenAttempts(clock),
  expireSession: () => {},
  reloadCustomer: () => {},
}
const { loadDeposits, loadLoans } = loadersOf(environment)

let asked: string[] = []
let aborted: string[] = []
let hangs = false

beforeEach(() => {
  openBackend()
  clock.restore({ mode: 'paused', virtual: 0, wall: 0 })
  clearPrefetch(environment)
  asked = []
  aborted = []
  hangs = false
  vi.stubGlobal('Request', PageRequest)
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

test('PERF-2, HTTP-1: a prefetched answer serves the first load, and no call is sent twice', async () => {
  prefetch(environment, 'ada')
  await clock.settled()
  expect(asked.sort()).toEqual(['deposit', 'kyc', 'loan', 'transfer', 'users'])
  expect(await outputOf(loadDeposits, 'ada')).toBe('done')
  expect(asked.length).toBe(5)
  expect(await outputOf(loadDeposits, 'ada')).toBe('done')
  expect(asked.slice(5)).toEqual(['deposit'])
})

test('PERF-2, ERR-1: a failed prefetch fails the load that consumes it, and is silent otherwise', async () => {
  prefetch(environment, 'ada')
  await clock.settled()
  expect(await outputOf(loadLoans as never, 'ada')).toBe('error')
  expect(asked.length).toBe(5)
})

test.each([
  ['of another customer', () => {}, 'max'],
  ['that is ten seconds old', () => clock.setNow(10_000), 'ada'],
  ['that was cleared', () => clearPrefetch(environment), 'ada'],
])('PERF-2, DATA-3: a prefetched answer %s is requested again', async (_, pass, customerId) => {
  prefetch(environment, 'ada')
  await clock.settled()
  pass()
  expect(await outputOf(loadDeposits, customerId)).toBe('done')
  expect(asked.slice(5)).toEqual(['deposit'])
})

test('PERF-2: a consumed call is aborted by its consumer, the others when the prefetch is cleared', async () => {
  hangs = true
  prefetch(environment, 'ada')
  await vi.waitFor(() => expect(asked.length).toBe(5))
  // As when a view unmounts right after mounting.
  start(loadDeposits, 'ada').stop()
  expect(aborted).toEqual(['deposit/ada'])
  clearPrefetch(environment)
  expect(aborted.sort()).toEqual(['deposit/ada', 'kyc/ada', 'loan/ada', 'transfer/ada', 'users/ada'])
})
