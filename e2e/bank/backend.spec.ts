import { expect, test } from '../test.ts'

test('MOCK-1, HTTP-1: the product requests nothing but its own files; home makes GET transfer once per visit, without a token; signing in makes the five loads, each with the token', async ({
  page,
  demo,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await demo.open('/')
  const pings = async () => (await demo.calls()).filter(({ method, path }) => method === 'GET' && path === 'transfer')
  expect((await pings()).map(({ status, headers }) => ({ status, token: 'token' in headers }))).toEqual([
    { status: 200, token: false },
  ])
  await demo.go('/contact')
  await demo.go('/')
  await demo.clock.settled()
  expect((await pings()).length).toBe(2)
  const before = (await demo.calls()).length
  await demo.signIn('ada')
  const { user } = await demo.operator.customer('ada')
  const calls = (await demo.calls()).slice(before)
  expect(calls.map(({ method, path, headers }) => [method, path, headers.token !== undefined]).sort()).toEqual(
    ['deposit', 'kyc', 'loan', 'transfer', 'users'].map((resource) => ['GET', `${resource}/${user._id}`, true]),
  )
  const other = (await demo.operator.customer('nora')).user
  const statuses = await page.evaluate(async (id) => {
    const token = sessionStorage.getItem('accessToken') ?? ''
    const tokens: Record<string, string>[] = [{}, { token: 'x' }, { token }]
    return Promise.all(tokens.map(async (headers) => (await fetch(`/api/loan/${id}`, { headers })).status))
  }, other._id)
  expect(statuses, 'missing and foreign tokens are refused').toEqual([401, 401, 403])
  const own = /^(http:\/\/127\.0\.0\.1:\d+\/($|contact|login|dashboard-overview|assets\/|favicon|\?)|data:|blob:)/
  expect(requests.filter((url) => !own.test(url))).toEqual([])
})

test('MOCK-2: what was changed survives a reload, reaches another tab and comes from it at once, until a reset', async ({
  page,
  demo,
  context,
}) => {
  await demo.open('/dashboard-overview', { as: 'nora' })
  await demo.operator.setUser('nora', { firstName: 'Eleonora' })
  await demo.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Eleonora')
  const other = await context.newPage()
  await other.goto('/login')
  await other.evaluate(() => window.demo?.ready)
  expect((await other.evaluate(() => window.demo?.operator?.customer('nora')))?.user.firstName).toBe('Eleonora')
  await other.evaluate(() => window.demo?.operator?.setUser('nora', { profit: 4321 }))
  await expect(page.getByRole('main')).toContainText('€4,321.00')
  await other.close()
  await demo.reset()
  expect((await demo.operator.customer('nora')).user.firstName).toBe('Nora')
  await expect(page).toHaveURL('/login')
})

test('MOCK-2, AUTH-6: data that the browser clears under an open page stops nothing: what is changed from then on is kept @cdp', async ({
  page,
  demo,
  context,
}) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' })
  await page.evaluate(() => sessionStorage.clear())
  await demo.operator.setUser('ada', { profit: 50_000 })
  await page.getByRole('navigation').getByRole('link', { name: 'Loan' }).click()
  await expect(page).toHaveURL('/login')
  await demo.reload()
  expect((await demo.operator.customer('ada')).user.profit).toBe(50_000)
  await demo.signIn('ada')
  // The tab's latency is gone with its storage; the clock, which the page keeps as it goes, still stands.
  await demo.clock.advance(1_000)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Ada')
})

test('MOCK-2: a store of an older version is set aside with a clear message', async ({ page, demo }) => {
  await demo.open('/login')
  const value = { version: 0, revision: 1 }
  await demo.operator.setUser('nora', { firstName: 'Eleonora' })
  await page.evaluate(async (value) => {
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name ?? '')
        request.onsuccess = () => resolve(request.result)
      })
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName, 'readwrite').objectStore(storeName)
        const keys = await new Promise<IDBValidKey[]>((resolve) => {
          const request = store.getAllKeys()
          request.onsuccess = () => resolve(request.result)
        })
        for (const key of keys) store.put(value, key)
      }
      database.close()
    }
  }, value)
  await demo.reload()
  await expect(page.getByText(/set aside/)).toBeVisible()
  expect((await demo.operator.customer('nora')).user.firstName).toBe('Nora')
  await demo.signIn('nora')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora')
  await demo.signOut()
})
