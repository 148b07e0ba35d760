import { expect, test } from '../test.ts'

test('MOCK-1, HTTP-1: the product requests nothing but its own files; signing in makes the five loads, each with the token', async ({
  page,
  demo,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await demo.open('/')
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
  const own = /^(http:\/\/127\.0\.0\.1:\d+\/($|login|dashboard-overview|assets\/|favicon|\?)|data:|blob:)/
  expect(requests.filter((url) => !own.test(url))).toEqual([])
})

test('HTTP-1: home makes GET transfer once per visit, without a token, and ignores the result', async ({
  page,
  demo,
}) => {
  await demo.open('/')
  const pings = async () => (await demo.calls()).filter(({ method, path }) => method === 'GET' && path === 'transfer')
  expect((await pings()).map(({ status, headers }) => ({ status, token: 'token' in headers }))).toEqual([
    { status: 200, token: false },
  ])
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL('/')
  await demo.clock.settled()
  expect((await pings()).length).toBe(2)
})

test('HTTP-2: a load that finds no network is tried again after 1, 2, 4, 8 and 16 s', async ({ demo }) => {
  await demo.open('/login')
  await demo.faults.set({ call: 'GET loan/{id}', kind: 'network' })
  await demo.signIn('ada')
  const times = async () => (await demo.calls()).filter(({ path }) => path.startsWith('loan/')).map(({ at }) => at)
  await demo.clock.advance(31_000)
  const [first = 0, ...later] = await times()
  expect(later.map((at) => (at - first) / 1_000)).toEqual([1, 3, 7, 15, 31])
  await demo.clock.advance(120_000)
  expect((await times()).length).toBe(6)
  expect((await demo.states()).customer).toMatchObject({ loans: 'failed' })
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
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Ada')
})

test('MOCK-2: two tabs writing 20 times each: 40 kept', async ({ page, demo, context }) => {
  await demo.open('/login', { clock: 'live' })
  const other = await context.newPage()
  await other.goto('/login?latency=0')
  await other.evaluate(() => window.demo?.ready)
  const write = (tab: string) => async () => {
    const register = async (index: number) => {
      const email = `${tab}${index}@tabs.example`
      const text = 'x'
      const body = {
        firstName: tab,
        lastName: text,
        middleName: text,
        age: '30',
        city: text,
        phone: '555',
        email,
        dob: '1990-01-01',
        address: text,
        maritalstatus: text,
        gender: text,
        accountType: text,
        password: text,
        confirmpassword: text,
        accountNumber: '1234567890',
        country: { name: text, symbol: '$' },
      }
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/auth/register', { method: 'POST', body: JSON.stringify(body), headers })).status
    }
    const statuses: number[] = []
    for (let index = 0; index < 20; index++) statuses.push(await register(index))
    return statuses.filter((status) => status < 300).length
  }
  const source = (tab: string) => `(${write.toString()})(${JSON.stringify(tab)})()`
  const written = await Promise.all([page.evaluate(source('a')), other.evaluate(source('b'))])
  expect(written).toEqual([20, 20])
  await demo.reload()
  const kept = await page.evaluate(async () => {
    const emails = ['a', 'b'].flatMap((tab) => Array.from({ length: 20 }, (_, index) => `${tab}${index}@tabs.example`))
    const found = await Promise.all(
      emails.map((email) =>
        window.demo?.operator?.customer(email).then(
          () => 1,
          () => 0,
        ),
      ),
    )
    return found.filter((one) => one === 1).length
  })
  expect(kept).toBe(40)
})

test('MOCK-2: a store of an older version, or of nonsense, is set aside with a clear message', async ({
  page,
  demo,
}) => {
  await demo.open('/login')
  for (const value of [{ version: 0, revision: 1 }, 'nonsense']) {
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
  }
})

test('MOCK-2: with no IndexedDB at all the demo runs in memory and says so', async ({ page, demo }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await demo.open('/login')
  await expect(
    page.locator('[role=status], [role=alert]').filter({ hasText: /changes last until the page is closed/ }),
  ).toBeVisible()
  await demo.signIn('ada')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
})
