import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createServer } from 'vite'
import { type BankServer, startBankServer } from '#mocks/server.ts'
import { picture } from '../files.ts'
import { PUBLIC, SIGNED_IN } from '../pages.ts'
import { originOf, ports } from '../ports.ts'
import type { DemoDriver } from '../support/driver.ts'
import { desk, expect, logIn, session, test, toast } from '../test.ts'
import { dialog, press, withdraw } from '../withdrawing.ts'

const ORIGIN = originOf(ports.dev)
const CONTENT = 'https://demo0000.apicdn.sanity.io'
const MACHINE = 'machines/withdrawal/withdrawal.machine.ts'
const HANDOVER = "{ guard: 'isKycMissing', target: '#editing.unverified', actions: 'openKyc' }"

let server: EditableServer
/** what the dev server passes `/api` on to (MOCK-5) */
let bank: BankServer
test.beforeAll(async () => {
  bank = await startBankServer({ port: 0 })
  process.env.LARKSPUR_API = bank.origin
  server = await startEditableServer(ports.dev)
})
test.afterAll(() => Promise.all([server.close(), bank.stop()]))
test.use({ baseURL: ORIGIN, serviceWorkers: 'allow', others: [CONTENT] })

const strip = (page: Page) => page.getByRole('complementary', { name: 'About this site' })

// The mock's own calls never reach the browser's network: `MOCK-1` in backend.spec.ts.
test('QA-3, MOCK-5, MOCK-6, DEMO-18: the console stays clean on every route of the dev server; from the mock to the worker, on to a real backend by the address, and back, signed out each time, with the bank’s data; Playwright can wait for the worker’s answers, also after a browser has stopped it, and no service worker answers for http, though another tab has one; after an edit that loads the page again, such as of a text, also where it was saved half-way, and after one of a machine, binding or view, which does not, it goes on in the open dialog, with what was typed and the running delays', async ({
  page,
  demo,
  context,
  complaints,
}) => {
  const look = async (path: string) => {
    await demo.go(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/?reset')
  await demo.ready()
  // Without reloading: a dev page consists of hundreds of files.
  for (const path of PUBLIC) await look(path)
  await demo.signIn('ada')
  // In dev, React starts every actor twice; the first one's calls must not end the second.
  const loaded = { user: 'ready', loans: 'ready', deposits: 'ready', kyc: 'ready', transfers: 'ready' }
  await expect.poll(async () => (await demo.states()).customer).toEqual(loaded)
  for (const path of SIGNED_IN) await look(path)

  await demo.clock.set('paused')
  await demo.faults.setLatency(0)
  await demo.signIn('nora')
  await demo.operator.setUser('nora', { profit: 4_321 })
  await strip(page).getByRole('button', { name: 'Demo desk' }).click()
  await desk(page).getByRole('tab', { name: 'Network' }).click()
  await expect(desk(page)).toContainText('Switching logs the customer out.')
  await desk(page).getByRole('button', { name: 'Service worker' }).click()
  await expect(page).toHaveURL('/login')
  expect(await session(page)).toEqual({})
  await expect(strip(page)).toContainText('A fictional demonstration with no real money.')
  await expect(strip(page).getByRole('button', { name: /^Backend/ })).toHaveText('Backend: Worker')

  const before = (await demo.calls()).length
  const seen: string[] = []
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    const by = response.fromServiceWorker() ? 'the worker' : 'the server'
    if (origin === ORIGIN && pathname.startsWith('/api/')) seen.push(`${pathname} ${response.status()} ${by}`)
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
    page.getByText(`${bank.origin} is answering now. Customers that it does not know cannot log in.`),
  ).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect([await demo.backend.mode(), await demo.backend.url()]).toEqual(['http', bank.origin])
  for (const asked of [demo.reset(), demo.operator.customer('ada'), demo.store.export(), demo.record.start()])
    await expect(asked).rejects.toThrow(`Only the built-in mock can do this, but ${bank.origin} is answering now.`)
  for (const tab of ['Bank', 'Present']) {
    await desk(page).getByRole('tab', { name: tab }).click()
    await expect(desk(page)).toContainText(`Only the built-in mock can do this, but ${bank.origin} is answering now.`)
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
  await expect(strip(page)).toContainText('A fictional demonstration with no real money.')
  await expect(desk(page).getByLabel('Customer')).toBeVisible()
  await demo.clock.set('paused')
  await demo.faults.setLatency(0)
  await demo.signIn('vera')
  await expectKeptOverEdits(page, demo, complaints)
})

/** Edits files while a dialog of the overview is open. */
async function expectKeptOverEdits(page: Page, demo: DemoDriver, complaints: string[]): Promise<void> {
  await withdraw(page, { amount: '120' })
  await demo.clock.settled()
  await demo.clock.advance(500)
  const { url, pending, states, amount } = await standing(page, demo)
  // Saved half-way first.
  for (const [from, to] of [
    ["'Total Amount'", "'Whole Amount"],
    ["'Whole Amount", "'Whole Amount'"],
  ] as const) {
    const load = page.waitForEvent('load')
    await server.edit('src/content/messages.ts', from, to)
    await load
  }
  const [first, ...others] = new Set(complaints.splice(0))
  expect([first, others]).toEqual([expect.stringContaining('500 (Internal Server Error)'), []])
  await demo.ready()
  expect(await standing(page, demo)).toMatchObject({ url, pending, states, amount })
  await expect(page.getByText('Whole Amount')).toBeVisible()

  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const before = await standing(page, demo)
  expect(before.pending).toContainEqual({ owner: 'withdrawal', name: 'kycHandover', in: 1_500 })

  await server.edit(
    'src/flows/withdrawal/withdrawal.dialog.tsx',
    '{withdrawalCopy.formTitle}',
    '{withdrawalCopy.formTitle} way of',
  )
  await expect(dialog(page)).toHaveAccessibleName('Withdrawal by way of PayPal')
  expect(await standing(page, demo)).toEqual(before)
  await edit(page, MACHINE, HANDOVER, "{ guard: 'isKycMissing', target: '#editing.refused' }")
  expect(await standing(page, demo)).toEqual(before)
  await edit(
    page,
    'src/flows/withdrawal/withdrawal.dialog.bind.ts',
    'noteSent:',
    "recallDraft: assign({ method: 'zelle' }), noteSent:",
  )
  expect(await standing(page, demo)).toEqual(before)

  await demo.clock.advance(1_500)
  expect((await demo.states()).withdrawal).toEqual({ editing: 'refused' })
  await dialog(page).getByLabel('Amount').fill('130')
  await press(page, 'Close')
  await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click()
  await press(page, 'Close')
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(dialog(page)).toHaveAccessibleName('Withdrawal by way of Zelle')
  await press(page, 'Close')

  // A text that a page and its dialog share.
  await demo.go('/loan')
  await page.getByRole('main').getByRole('button', { name: 'Apply for Loan', exact: true }).click()
  const loan = dialog(page).getByRole('textbox').first()
  await loan.fill('1,200')
  await edit(page, 'src/content/loan.ts', "'Latest loan'", "'Newest loan'")
  await expect(page.getByText('Newest loan')).toBeVisible()
  await expect(loan).toHaveValue('1,200')
  await press(page, 'Close')
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click()

  // Where the flow is in a state that is no more, the page loads again, and says why.
  const again = page.waitForEvent('framenavigated')
  const reason = page.waitForEvent('console', (message) => message.text().startsWith('The page reloads'))
  await server.edit(MACHINE, 'fresh', 'plain')
  expect((await reason).text()).toContain("'fresh' does not exist on 'editing'")
  await again
}

/** Edits a file, and waits until the page has it. */
async function edit(page: Page, ...change: Parameters<EditableServer['edit']>): Promise<void> {
  const updated = page.waitForEvent('console', (message) => message.text().startsWith('[vite] hot updated'))
  await server.edit(...change)
  await updated
}

async function standing(page: Page, demo: DemoDriver) {
  return {
    isSamePage: await page.evaluate(() => 'isSamePage' in window),
    url: page.url(),
    pending: await demo.clock.pending(),
    states: await demo.states(),
    flows: (await demo.flows.list()).map(({ session }) => session),
    entries: await demo.timeline.entries(),
    amount: await dialog(page).getByLabel('Amount').inputValue(),
  }
}

interface EditableServer {
  /** Replaces a text wherever it stands in a file, as saving the file in an editor does. */
  edit(path: string, from: string, to: string): Promise<void>
  close(): Promise<void>
}

/** A dev server whose files can be edited: in its memory, so the checkout and what else runs on it stay as they are. */
async function startEditableServer(port: number): Promise<EditableServer> {
  const root = process.cwd()
  const edited = new Map<string, string>()
  const server = await createServer({
    root,
    // A cache of its own: dev servers that differ in their plugins would empty each other's.
    cacheDir: 'node_modules/.larkspur-edited',
    // What is saved half-way is refused, in many lines.
    logLevel: 'silent',
    server: { port, strictPort: true, open: false },
    plugins: [{ name: 'edited', enforce: 'pre', load: (id) => edited.get(id) }],
  })
  await server.listen()
  return {
    edit: async (path, from, to) => {
      const file = join(root, path)
      const text = edited.get(file) ?? (await readFile(file, 'utf8'))
      if (!text.includes(from)) throw new Error(`${path} does not have ${from}`)
      edited.set(file, text.replaceAll(from, to))
      server.watcher.emit('change', file)
    },
    close: () => server.close(),
  }
}
