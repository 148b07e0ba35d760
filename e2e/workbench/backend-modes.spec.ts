import type { Page } from '@playwright/test'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { picture } from '../files.ts'
import { originOf, ports } from '../ports.ts'
import { DEV_ORIGIN, desk, expect, logIn, PASSWORD, session, test, toast } from '../test.ts'
import { dialog, press } from '../withdrawing.ts'

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
  await logIn(page)
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
  test('MOCK-5, MOCK-6: from the mock to the worker, on to a real backend by the address, and back, signed out each time, with the bank’s data; Playwright can wait for the worker’s answers, also after a browser has stopped it, and no service worker answers for http, though another tab has one', async ({
    page,
    demo,
    context,
  }) => {
    await demo.open('/dashboard-overview', { as: 'nora' })
    await demo.operator.setUser('nora', { profit: 4_321 })
    await strip(page).getByRole('button', { name: 'Demo desk' }).click()
    await desk(page).getByRole('tab', { name: 'Network' }).click()
    await expect(desk(page)).toContainText('Switching logs the customer out.')
    await desk(page).getByRole('button', { name: 'Service worker' }).click()
    await expect(page).toHaveURL('/login')
    expect(await session(page)).toEqual({})
    await expect(strip(page)).toContainText(TOLD.worker)
    await expect(strip(page).getByRole('button', { name: /^Backend/ })).toHaveText('Backend: Worker')

    const before = (await demo.calls()).length
    const seen: string[] = []
    page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url())
      const by = response.fromServiceWorker() ? 'the worker' : 'the server'
      if (origin === DEV_ORIGIN && pathname.startsWith('/api/')) seen.push(`${pathname} ${response.status()} ${by}`)
    })
    await demo.faults.setLatency(700)
    await demo.faults.set({ call: 'POST auth/login', kind: 'status', status: 503, times: 1 })
    await logIn(page, 'nora@larkspur.example')
    await demo.clock.settled()
    expect(await demo.clock.pending()).toContainEqual({ owner: 'backend', name: 'POST auth/login', in: 700 })
    await demo.clock.advance(700)
    expect((await demo.states()).login).toBe('editing')
    await demo.faults.setLatency(0)
    await logIn(page, 'nora@larkspur.example')
    await expect(toast(page, 'Login Verified')).toBeVisible()
    await demo.clock.advance(2_000)
    await expect(page.getByRole('main')).toContainText('€4,321.00')

    const cdp = await context.newCDPSession(page)
    await cdp.send('ServiceWorker.enable')
    await cdp.send('ServiceWorker.stopAllWorkers')
    await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).first().click()
    await press(page, 'Bank Transfer')
    await expect(dialog(page)).toContainText('Larkspur Demo Deposits')
    await press(page, 'Next Step')
    await dialog(page).getByLabel('AMOUNT').fill('1,250.50')
    await dialog(page).getByLabel('Upload Proof').setInputFiles(picture())
    await Promise.all([
      page.waitForResponse((one) => one.request().method() === 'POST' && one.fromServiceWorker()),
      press(page, 'Make Deposit'),
    ])
    await expect(toast(page, 'Deposit Successful')).toBeVisible()
    await demo.clock.settled()
    // The fault was the page's own.
    const calls = (await demo.calls()).slice(before + 1)
    expect(calls.find(({ method, path }) => method === 'POST' && path === 'deposit')?.body).toMatchObject({
      amount: '1250.50',
      images: { name: 'proof.png', type: 'image/png', size: 70 },
    })
    expect(calls.at(-1)?.answer).toMatchObject({ deposit: [{ amount: expect.anything() }] })
    const own = calls.filter(({ path }) => !path.startsWith('https:'))
    expect(seen.toSorted()).toEqual(own.map(({ path, status }) => `/api/${path} ${status} the worker`).toSorted())

    // The browser sees the answer of the worker, and the page does not (DEMO-4).
    await demo.faults.set({ call: 'GET transfer', kind: 'network', after: true, times: 1 })
    const lost = await page.evaluate(() => fetch('/api/transfer').catch(({ message }: Error) => message))
    expect([lost, (await demo.calls()).at(-1)?.status, seen.at(-1)]).toEqual([
      'Failed to fetch',
      'network',
      '/api/transfer 200 the worker',
    ])
    // Where the browser has dropped the worker, the call fails, and reaches nobody.
    seen.splice(0)
    await page.evaluate(() =>
      Object.defineProperty(navigator.serviceWorker, 'controller', { configurable: true, value: null }),
    )
    expect(await page.evaluate(() => fetch('/api/transfer').catch(({ name }: Error) => name))).toBe('TypeError')
    expect(seen).toEqual([])

    const other = await context.newPage()
    await other.goto('/favicon.svg')
    expect(await other.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await page.goto('/dashboard-overview?backend=http')
    await demo.ready()
    await expect(page).toHaveURL('/login')
    expect(await session(page)).toEqual({})
    await expect(
      page.getByText(`${BANK} is answering now. Customers that it does not know cannot log in.`),
    ).toBeVisible()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect([await demo.backend.mode(), await demo.backend.url()]).toEqual(['http', BANK])
    const reasons = await page.evaluate(async () => {
      const { demo } = window
      const asked = [
        demo?.reset?.(),
        demo?.operator?.customer('ada'),
        demo?.store?.export(),
        (async () => demo?.record?.start())(),
      ]
      return Promise.all(asked.map((promise) => promise?.then(String, ({ message }: Error) => message)))
    })
    expect(new Set(reasons)).toEqual(new Set([`Only the built-in mock can do this, but ${BANK} is answering now.`]))
    for (const tab of ['Bank', 'Present']) {
      await desk(page).getByRole('tab', { name: tab }).click()
      await expect(desk(page)).toContainText(`Only the built-in mock can do this, but ${BANK} is answering now.`)
    }
    // While another tab has the worker, Chromium may still give it to the first load after it is unregistered.
    await expect
      .poll(async () => {
        const isControlled = await page.evaluate(() => navigator.serviceWorker.controller !== null)
        if (isControlled) await demo.reload()
        return isControlled
      })
      .toBe(false)
    await desk(page).getByRole('button', { name: 'Log in as Ada Fenwick' }).click()
    await expect(page).toHaveURL('/dashboard-overview')
    expect(seen).toContain('/api/auth/login 200 the server')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
    await desk(page).getByRole('tab', { name: 'Bank' }).click()
    await desk(page).getByRole('button', { name: 'Switch back to the mock' }).click()
    await expect(page).toHaveURL('/login')
    await expect(strip(page)).toContainText(TOLD.mock)
    await expect(desk(page).getByLabel('Customer')).toBeVisible()
  })
})
