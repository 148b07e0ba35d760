import type { Page } from '@playwright/test'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { picture } from '../files.ts'
import { originOf, ports } from '../ports.ts'
import type { DemoDriver } from '../support/driver.ts'
import { DEV_ORIGIN, desk, expect, PASSWORD, session, test, toast } from '../test.ts'
import { dialog } from '../withdrawing.ts'

type Mode = DeskDemo['backend']['mode']

/** The target of the dev server's `/api` proxy, from the configuration. */
const BANK = originOf(ports.devBank)
const CONTENT = 'https://demo0000.apicdn.sanity.io'
const TOLD: Record<Mode, string> = {
  mock: 'A fictional demonstration with no real money.',
  worker: 'A fictional demonstration with no real money.',
  http: `A demonstration. The data comes from ${new URL(BANK).host}.`,
}

const strip = (page: Page) => page.getByRole('complementary', { name: 'About this site' })

/** Signs in with the form. Returns the status that the browser's network saw. */
async function logIn(page: Page, demo: DemoDriver): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill('ada@larkspur.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(toast(page, 'Login Verified')).toBeVisible()
  await demo.clock.advance(2_000)
  await expect(page).toHaveURL('/dashboard-overview')
}

/** Signs in at the second attempt and makes a deposit; the calls are listed with their answers, and the browser's network saw them. */
async function depositByWorker(page: Page, demo: DemoDriver): Promise<void> {
  await expect(strip(page)).toContainText(TOLD.worker)
  await expect(strip(page).getByRole('button', { name: /^Backend/ })).toHaveText('Backend: Worker')
  const seen: string[] = []
  page.on('response', (response) => {
    if (response.url().startsWith(`${DEV_ORIGIN}/api/`))
      seen.push(`${new URL(response.url()).pathname} ${response.status()}`)
  })
  await demo.faults.setLatency(700)
  await demo.faults.set({ call: 'POST auth/login', kind: 'status', status: 503, times: 1 })
  await page.getByLabel('Email', { exact: true }).fill('ada@larkspur.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await demo.clock.settled()
  expect(await demo.clock.pending()).toContainEqual({ owner: 'backend', name: 'POST auth/login', in: 700 })
  await demo.clock.advance(700)
  expect((await demo.states()).login).toBe('editing')
  await demo.faults.setLatency(0)
  const answer = page.waitForResponse('**/api/auth/login')
  await logIn(page, demo)
  const response = await answer
  expect([response.status(), response.fromServiceWorker()]).toEqual([200, true])

  await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Bank Transfer' }).click()
  await expect(dialog(page)).toContainText('Larkspur Demo Deposits')
  await dialog(page).getByRole('button', { name: 'Next Step' }).click()
  await dialog(page).getByLabel('AMOUNT').fill('1,250.50')
  await dialog(page).getByLabel('Upload Proof').setInputFiles(picture())
  await dialog(page).getByRole('button', { name: 'Make Deposit' }).click()
  await expect(toast(page, 'Deposit Successful')).toBeVisible()
  await demo.clock.advance(3_000)
  await expect(dialog(page)).toHaveCount(0)

  const calls = await demo.calls()
  expect(calls.map(({ method, path, status }) => `${method} ${path.split(/[/?]/)[0]} ${status}`)).toEqual([
    'POST auth 503',
    'POST auth 200',
    'GET users 200',
    'GET loan 200',
    'GET deposit 200',
    'GET kyc 200',
    'GET transfer 200',
    'GET https: 200',
    'POST deposit 200',
    'GET deposit 200',
  ])
  const posted = calls.find(({ method, path }) => method === 'POST' && path === 'deposit')
  expect(posted?.body).toMatchObject({
    amount: '1250.50',
    images: { name: 'proof.png', type: 'image/png', size: 70 },
  })
  const kept = calls.at(-1)?.answer as { deposit: { amount: unknown }[] }
  expect(kept.deposit.map(({ amount }) => Number(amount))).toContain(1_250.5)
  expect((await demo.trace()).filter(({ kind }) => kind === 'call').length).toBeGreaterThanOrEqual(2 * calls.length)
  const own = calls.slice(1).filter(({ path }) => !path.startsWith('https:'))
  expect(seen.toSorted()).toEqual(own.map(({ path, status }) => `/api/${path} ${status}`).toSorted())

  await demo.faults.set({ call: 'POST auth/login', kind: 'network', after: true, times: 1 })
  const failure = await page.evaluate((password) => {
    const body = JSON.stringify({ email: 'ada@larkspur.example', password })
    const headers = { 'content-type': 'application/json' }
    return fetch('/api/auth/login', { method: 'POST', headers, body }).catch(({ message }: Error) => message)
  }, PASSWORD)
  // The browser sees the answer of the worker, and the page does not (DEMO-4).
  expect([failure, (await demo.calls()).at(-1)?.status, seen.at(-1)]).toEqual([
    'Failed to fetch',
    'network',
    '/api/auth/login 200',
  ])
}

test('MOCK-5, MOCK-6, SEC-4: an unavailable mode says why, and the mock answers; the desk lists the calls with their bodies, redacted, and the newest first', async ({
  page,
  demo,
}) => {
  await demo.open('/login', { backend: 'http', latency: 40 })
  await expect(page.getByRole('alert')).toContainText(
    'The built-in mock answers instead of http. No backend is configured',
  )
  expect(await demo.backend.modes()).toEqual([
    { mode: 'mock', unavailable: null },
    { mode: 'worker', unavailable: 'MSW’s service worker is available only on the dev server (npm start).' },
    { mode: 'http', unavailable: expect.stringContaining('LARKSPUR_API') },
  ])
  const refused = await page.evaluate(() =>
    Promise.all(
      (['worker', 'http', 'telepathy'] as Mode[]).map((mode) =>
        window.demo?.backend?.set(mode).catch(({ message }: Error) => message),
      ),
    ),
  )
  expect(refused).toEqual([
    'MSW’s service worker is available only on the dev server (npm start).',
    expect.stringContaining('No backend is configured'),
    "There is no backend mode 'telepathy'. The modes are: mock, worker, http",
  ])
  expect(await demo.backend.mode()).toBe('mock')

  await expect(strip(page).getByRole('button')).toHaveText(['Demo desk'])
  await strip(page).getByRole('button', { name: 'Demo desk' }).click()
  await desk(page).getByRole('tab', { name: 'Network' }).click()
  await expect(desk(page)).toContainText('No calls yet')
  await demo.faults.set({ call: 'GET kyc/{id}', kind: 'network' })
  await page.getByLabel('Email', { exact: true }).fill('ada@larkspur.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  const calls = desk(page).locator('summary', { hasText: /^(GET|POST) / })
  await expect(calls).toHaveText(['POST auth/login in flight'])
  await demo.clock.advance(40)
  await expect(calls).toHaveText(['POST auth/login 200 40 ms'])
  await calls.click()
  for (const text of ['email "ada@larkspur.example"', 'password ‹password›', 'accessToken ‹token›', 'userOtp ‹code›'])
    await expect(desk(page)).toContainText(text)
  const [login] = await demo.calls()
  const { _id, accessToken, userOtp } = { ...(login?.answer as Record<string, string>) }
  expect(accessToken).toBe('‹token›')
  const token = await page.evaluate(() => sessionStorage.getItem('accessToken'))
  expect(token).toEqual(expect.any(String))
  for (const secret of [PASSWORD, token, userOtp]) await expect(desk(page)).not.toContainText(String(secret))
  await demo.clock.advance(2_000)
  await demo.clock.advance(40)
  await expect(calls.filter({ hasText: 'GET kyc' })).toHaveText(`GET kyc/…${_id?.slice(-3)} no answer 40 ms`)
  await expect(calls).toHaveText([/transfer/, /kyc/, /deposit/, /loan/, /users/, /login/])
})

test.describe('on the dev server', () => {
  test.use({ baseURL: DEV_ORIGIN, serviceWorkers: 'allow', others: [CONTENT] })

  // The mock's own calls never reach the browser's network: `MOCK-1` in backend.spec.ts.
  test('MOCK-5, MOCK-6: from a fault at the sign-in to a finished deposit, answered by the worker, whose responses Playwright can wait for, also after a browser has stopped it; then the calls of the mode http pass no service worker, though another tab has one', async ({
    page,
    demo,
    context,
  }) => {
    await demo.open('/login', { backend: 'worker' })
    await depositByWorker(page, demo)

    await demo.go('/account-details')
    const cdp = await context.newCDPSession(page)
    await cdp.send('ServiceWorker.enable')
    await cdp.send('ServiceWorker.stopAllWorkers')
    await page.getByRole('main').getByRole('button', { name: 'Account Settings' }).click()
    await dialog(page).getByLabel('First Name', { exact: true }).fill('Grace')
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.request().method() === 'PUT'),
      dialog(page).getByRole('button', { name: 'Save' }).click(),
    ])
    expect([response.status(), response.fromServiceWorker()]).toEqual([200, true])
    await demo.clock.settled()
    expect((await demo.operator.customer('ada')).user.firstName).toBe('Grace')

    // Where the browser has dropped the worker, the call fails, and reaches nobody.
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url())
    })
    await page.evaluate(() =>
      Object.defineProperty(navigator.serviceWorker, 'controller', { configurable: true, value: null }),
    )
    const before = (await demo.calls()).length
    await demo.go('/contact')
    await demo.go('/dashboard-overview')
    await expect
      .poll(async () => (await demo.calls()).slice(before).map(({ status }) => status))
      .toContainEqual('network')
    expect(asked).toEqual([])

    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    const other = await context.newPage()
    await other.goto('/login?backend=worker')
    await expect(strip(other)).toContainText('Backend: Worker')
    expect(await workers()).toBe(1)
    await demo.backend.set('http')
    expect(await workers()).toBe(0)
    // While another tab has the worker, Chromium may still give it to the first load after it is unregistered.
    await expect
      .poll(async () => {
        await demo.reload()
        return page.evaluate(() => navigator.serviceWorker.controller === null)
      })
      .toBe(true)
    const answer = page.waitForResponse('**/api/auth/login')
    await logIn(page, demo)
    expect([(await answer).status(), (await answer).fromServiceWorker()]).toEqual([200, false])
    expect((await demo.calls()).at(0)).toMatchObject({ method: 'POST', path: 'auth/login', status: 200 })
    const [answered] = await Promise.all([
      other.waitForResponse('**/api/transfer'),
      other.evaluate(() => fetch('/api/transfer')),
    ])
    expect([answered.status(), answered.fromServiceWorker()]).toEqual([200, true])
  })

  test('MOCK-5, MOCK-6: a switch on the desk or in the address signs out, the desk says so before, and the bank’s data stays in the page; with http the desk names what only the mock can do', async ({
    page,
    demo,
  }) => {
    await demo.open('/dashboard-overview', { as: 'nora' })
    await demo.operator.setUser('nora', { profit: 4_321 })
    await strip(page).getByRole('button', { name: 'Demo desk' }).click()
    await desk(page).getByRole('tab', { name: 'Network' }).click()
    await expect(desk(page)).toContainText('Switching logs the customer out.')
    await desk(page).getByRole('button', { name: 'HTTP' }).click()
    const [reason] = (await demo.backend.modes()).flatMap(({ mode, unavailable }) =>
      mode === 'http' ? unavailable : [],
    )
    if (reason !== null)
      await expect(
        desk(page)
          .getByRole('alert')
          .filter({ hasText: reason ?? '' }),
      ).toBeVisible()
    await desk(page).getByRole('button', { name: 'Service worker' }).click()
    await expect(page).toHaveURL('/login')
    await expect(strip(page)).toContainText('Backend: Worker')
    expect(await session(page)).toEqual({})
    await demo.signIn('nora')
    await expect(page.getByRole('main')).toContainText('€4,321.00')
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)

    // An address that names another mode signs out, too.
    await page.goto('/dashboard-overview?backend=http')
    await demo.ready()
    await expect(page).toHaveURL('/login')
    expect(await session(page)).toEqual({})
    await expect(
      page.getByText(`${BANK} is answering now. Customers that it does not know cannot log in.`),
    ).toBeVisible()
    expect([await demo.backend.mode(), await demo.backend.url()]).toEqual(['http', BANK])
    const reasons = await page.evaluate(async () => {
      const { demo } = window
      const recording = {} as never
      const asked = [
        demo?.reset?.(),
        demo?.operator?.customer('ada'),
        demo?.operator?.releaseStep('ada'),
        demo?.store?.export(),
        demo?.store?.import('{}'),
        demo?.record?.replay(recording),
        (async () => demo?.record?.start())(),
      ]
      return Promise.all(asked.map((promise) => promise?.then(String, ({ message }: Error) => message)))
    })
    expect(new Set(reasons)).toEqual(new Set([`Only the built-in mock can do this, but ${BANK} is answering now.`]))
    expect(await page.evaluate(() => window.demo?.signIn?.('zoe').catch(({ message }: Error) => message))).toContain(
      'There is no persona zoe. They are: nora, ada',
    )
    for (const tab of ['Bank', 'Present']) {
      await desk(page).getByRole('tab', { name: tab }).click()
      await expect(desk(page)).toContainText(`Only the built-in mock can do this, but ${BANK} is answering now.`)
    }
    await desk(page).getByRole('button', { name: 'Log in as Ada Fenwick' }).click()
    await expect(page).toHaveURL('/dashboard-overview')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
    await desk(page).getByRole('tab', { name: 'Bank' }).click()
    await desk(page).getByRole('button', { name: 'Switch back to the mock' }).click()
    await expect(page).toHaveURL('/login')
    await expect(strip(page)).toContainText(TOLD.mock)
    await expect(desk(page).getByLabel('Customer')).toBeVisible()
  })
})
