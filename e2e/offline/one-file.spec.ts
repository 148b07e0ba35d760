import { pathToFileURL } from 'node:url'
import { deposit } from '../money.ts'
import { KINDS, visitAll } from '../routes.ts'
import { type DemoDriver, driveDemo } from '../support/driver.ts'
import { test as base, expect, logIn, timeline } from '../test.ts'

const FILE = pathToFileURL(`${process.env.LARKSPUR_SINGLE ?? 'dist-single'}/larkspur-demo.html`).href

/** The demo opened from disk. Any other request and any console message fails the test. */
const test = base.extend<{ demo: DemoDriver }>({
  context: async ({ context }, use) => {
    const requests: string[] = []
    context.on('request', (request) => requests.push(request.url()))
    await use(context)
    expect(requests.filter((url) => !url.startsWith(FILE) && !/^(about|data|blob):/.test(url))).toEqual([])
  },
  demo: async ({ page }, use) => use(driveDemo(page, FILE)),
})

test('DEMO-9: one file opened from a disk has public and unknown pages, keeps a deposit, and makes no requests; its addresses, links, Back, the way to the page asked for, and reset mails work behind the hash', async ({
  page,
  demo,
}) => {
  // The tests below open those of a customer, and in a state of a flow.
  await demo.open('/login')
  await visitAll(page, demo.go, KINDS.slice(0, 2))
  await demo.signIn('nora')
  await page.getByRole('button', { name: 'Deposit', exact: true }).click()
  await deposit(page, '250')
  await demo.reload()
  expect((await demo.operator.customer('nora')).deposits).toMatchObject([{ amount: 250, status: 'Pending' }])

  const route = () => new URL(page.url()).hash
  await page.goto(`${FILE}?reset&as=ada&clock=paused#/loan`)
  await demo.ready()
  await demo.clock.settled()
  expect([page.url(), await demo.clock.mode()]).toEqual([`${FILE}#/loan`, 'paused'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan')
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Invest', exact: true }).click()
  await expect.poll(route).toBe('#/investify')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invest')
  await page.goBack()
  await expect.poll(route).toBe('#/loan')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan')

  await demo.reset()
  await demo.clock.set('paused')
  await demo.faults.setLatency(0)
  await demo.go('/investify')
  await expect.poll(route).toBe('#/login')
  await logIn(page)
  await demo.clock.advance(2_000)
  await expect.poll(route).toBe('#/investify')

  await demo.signOut()
  await demo.go('/forget-password')
  await page.getByLabel('Email', { exact: true }).fill('ada@larkspur.example')
  await page.getByRole('main').getByRole('button').first().click()
  await expect.poll(async () => (await demo.outbox()).length).toBe(1)
  await page.keyboard.press('F2')
  const desk = page.getByRole('complementary', { name: 'Demo desk' })
  await desk.getByRole('tab', { name: 'Bank' }).click()
  await desk.getByText('Messages, 1').click()
  await desk.getByRole('button', { name: 'Open link' }).click()
  await expect.poll(route).toMatch(/^#\/reset-password\/\w+$/)
})

test('DEMO-9, DEMO-5, DEMO-13: in one file a link to a state or a moment is a link into the file, and the state leaves it as a file', async ({
  page,
  demo,
}) => {
  await demo.open('/?at=withdrawal.confirming&console')
  await timeline(page).getByRole('button', { name: 'More' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export the state' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^larkspur-demo-\d{4}-\d\d-\d\d\.json$/)
  await page.goto('about:blank')
  await page.goto(`${FILE}#/dashboard-overview?as=iris&clock=paused&at=withdrawal.confirming.asking`)
  await demo.ready()
  expect((await demo.states()).withdrawal).toEqual({ confirming: 'asking' })

  const moment = await demo.share()
  expect(moment.startsWith(`${FILE}#/dashboard-overview#moment=`)).toBe(true)
  await demo.reset()
  // Only the hash changes, so the page is not loaded again.
  await page.goto(moment)
  await expect.poll(async () => (await demo.states()).withdrawal).toEqual({ confirming: 'asking' })
})

test('DEMO-9, MOCK-2: where a disk’s pages may keep nothing, one file works in memory, and says so', async ({
  page,
  demo,
}) => {
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
  })
  await demo.open('/dashboard-overview', { as: 'nora' })
  const notices = page.getByRole('status').filter({ hasText: 'This browser' })
  await expect(notices).toHaveText([
    'This browser cannot store any more for this page. What it could not store, such as a login or what was typed, lasts until the page is closed or reloaded.',
    'This browser does not let the demo store its data: changes last until the page is closed.',
  ])
  await demo.operator.setUser('nora', { profit: 4321 })
  await expect(page.getByRole('main')).toContainText('€4,321.00')
})
