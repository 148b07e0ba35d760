import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { visitAll } from '../routes.ts'
import { type DemoDriver, driveDemo } from '../support/driver.ts'
import { test as base, expect } from '../test.ts'
import { BUILD, type Host, otherBuild, startHost } from './host.ts'

const FIRST = process.env.LARKSPUR_DIST ?? 'dist'
/** The build for this base path, as on a host with several sites. */
const BELOW = 'dist-below'
const BASE = '/bank/demo'
/** The browser's own message for a failed request, and the router's for a page whose part was not loaded. */
const NOT_FETCHED =
  /Failed to load resource|A part of the page could not be loaded|error occurred when fetching the script|bad HTTP response code/

/** The installed demo, on a host controlled by the test. */
const test = base.extend<{ host: Host; demo: DemoDriver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
  host: async ({}, use) => {
    const host = await startHost(FIRST)
    await use(host)
    await host.stop()
  },
  baseURL: async ({ host }, use) => use(host.origin),
  // biome-ignore lint/correctness/noEmptyPattern: The same.
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints.filter((text) => !NOT_FETCHED.test(text))).toEqual([])
  },
  demo: async ({ page }, use) => use(driveDemo(page)),
})

const testBelow = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: The same.
  host: async ({}, use) => {
    const host = await startHost(BELOW, BASE)
    await use(host)
    await host.stop()
  },
  demo: async ({ page, host }, use) => use(driveDemo(page, host.origin + BASE)),
})

testBelow(
  'DEMO-9, HTTP-1, MOCK-4, PERF-3, QA-3: under a path of its own, after one visit, which stores what `measure sizes` counts, and a hard reload, every kind of page opens, reloads and works with the network gone and the server stopped, and nothing beside it is asked for',
  async ({ page, demo, host, context }) => {
    const place = host.origin + BASE
    const elsewhere: string[] = []
    context.on('request', (request) => {
      if (!request.url().startsWith(`${place}/`)) elsewhere.push(request.url())
    })
    await demo.open('/login')
    await allKept(page)
    const kept = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = await Promise.all(stores.map((store) => store.keys()))
      return requests.flat().map(({ url }) => url)
    })
    // Changed with PERF-3: their sizes are measured from the same list.
    expect(kept.toSorted()).toEqual(
      listed()
        .map((path) => place + path)
        .toSorted(),
    )
    await expect(page.getByText('A new version is ready.'), 'the first version is not a new one').toHaveCount(0)
    // A hard reload bypasses the worker, and everything works (MOCK-4).
    const session = await context.newCDPSession(page)
    await Promise.all([page.waitForEvent('load'), session.send('Page.reload', { ignoreCache: true })])
    await demo.ready()
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Sign In'])
    await host.stop()
    await context.setOffline(true)
    const open = async (path: string) => {
      await page.goto(place + path)
      await demo.ready()
    }
    await visitAll(page, open)
    await expect(page.getByRole('dialog').getByLabel('AMOUNT')).toBeVisible()
    const desk = page.getByRole('complementary', { name: 'Demo desk' })
    await desk.getByRole('tab', { name: 'Flows' }).click()
    await desk.getByRole('button', { name: /^deposit/ }).click()
    await expect(desk.getByRole('heading', { name: 'deposit', exact: true })).toBeVisible()

    // The mock still answers after ten idle minutes in the background with the worker stopped (MOCK-4).
    await demo.signIn('nora')
    const other = await context.newPage()
    await other.bringToFront()
    await demo.clock.advance(600_000)
    await other.close()
    await stopWorkers(context, page)
    await demo.reload()
    await page.getByRole('link', { name: 'Loan', exact: true }).click()
    await expect(page).toHaveURL(`${place}/loan`)
    await expect(page.getByRole('main').getByText('€0.00').first()).toBeVisible()
    expect(elsewhere.filter((url) => !/^(data|blob):/.test(url))).toEqual([])
  },
)

test.describe('without an offline copy', () => {
  test.use({ serviceWorkers: 'block' })

  const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page could not be shown' })
  const navigations = (page: Page) => {
    let count = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
    })
    return () => count
  }

  test('IN-12: a page that could not be loaded once, or a newcomer’s part of one, is loaded by ‘Try again’, and offline nothing is reloaded; a tab of an older release reloads once by itself where it needs what the host no longer has', async ({
    page,
    demo,
    host,
    context,
  }) => {
    await page.goto('/')
    const entry = new URL(
      await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''),
    )
    await page.route(entry.href, (route) => route.abort(), { times: 1 })
    await demo.open('/')
    host.fail(new RegExp(entry.pathname))
    await page.evaluate(() => sessionStorage.removeItem('larkspur.entry'))
    await page.reload()
    await expect(page.getByRole('alert')).toHaveText(/^This page could not be loaded\./)
    host.fail(/react-dom/)
    await page.reload()
    await expect(page.getByRole('alert'), 'what renders it is one of its first parts').toHaveText(
      /^This page could not be loaded\./,
    )
    host.fail(null)
    await demo.open('/')
    const count = navigations(page)
    host.fail(/public-flows/)
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    await expect(failure(page)).toBeVisible()
    host.fail(null)
    await failure(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Sign In'])

    await context.setOffline(true)
    await demo.go('/wire-transfer')
    await expect(failure(page)).toBeVisible()
    await failure(page).getByRole('button', { name: 'Try again' }).click()
    await demo.clock.settled()
    await expect(failure(page)).toBeVisible()
    await context.setOffline(false)
    await failure(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Wire Transfer'])

    host.fail(/newcomer-overview/)
    await demo.signIn('nora')
    await expect(failure(page)).toBeVisible()
    host.fail(null)
    await failure(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Your first three steps' })).toBeVisible()
    await demo.go('/wire-transfer')
    expect(count()).toBe(0)

    host.serve(otherBuild(FIRST, '2'))
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Contact'])
    await expect.poll(() => buildOf(page).catch(() => 'being loaded')).toBe('2')
    await page.waitForLoadState()
    await demo.ready()
    expect(count()).toBe(1)

    // A cache between them may still have the old page: it is not reloaded for the same release again.
    await page.evaluate(() => {
      const newest = new URL(document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '')
      sessionStorage.setItem('larkspur.release', newest.href.replace('-2.js', '-3.js'))
    })
    await demo.signIn('karl')
    host.serve(otherBuild(FIRST, '3'))
    // The bank's decision is shown, though its marks cannot be loaded any more, and the desk says why its part does not come.
    await demo.operator.setUser('karl', { profit: '4321' })
    await expect(page.getByText('€4,321.00').first()).toBeVisible()
    await demo.desk.open('flows')
    const missing = page.getByRole('alert').filter({ hasText: 'because there is a new version.' })
    await expect(missing).toBeVisible()
    await demo.desk.close()
    await demo.signOut()
    await demo.go('/login')
    await expect(failure(page)).toBeVisible()
    await demo.clock.settled()
    expect([count(), await buildOf(page)]).toEqual([1, '2'])
    // Whoever asks gets the new release.
    await failure(page).getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => buildOf(page).catch(() => 'being loaded')).toBe('3')
  })
})

/** The paths in the worker's list of files. */
function listed(): string[] {
  const [list = ''] = /\[\{[^[\]]*"url":[^[\]]*\}\]/.exec(readFileSync(join(BELOW, 'worker.js'), 'utf8')) ?? []
  return (JSON.parse(list) as { url: string }[]).map(({ url }) => `/${url}`)
}

test('DEMO-9: a new version offers itself, comes when it is asked for, and leaves the other open pages their files', async ({
  page,
  demo,
  host,
  context,
}) => {
  await demo.open('/login')
  await allKept(page)
  await demo.reload()
  const other = await context.newPage()
  const otherDemo = driveDemo(other)
  await otherDemo.open('/login', { reset: false })
  host.serve(otherBuild(FIRST, '2'))
  await look(page)
  const offer = (of: Page) => of.getByRole('status').filter({ hasText: 'A new version is ready.' })
  await expect(offer(page)).toHaveText('A new version is ready.Reload')
  await expect(offer(other)).toBeVisible()
  // An open page keeps its version: it loads further files from its own build.
  await demo.reload()
  await otherDemo.go('/contact')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Contact')
  expect([await buildOf(page), await buildOf(other)]).toEqual([null, null])

  await Promise.all([page.waitForEvent('load'), offer(page).getByRole('button', { name: 'Reload' }).click()])
  await demo.ready()
  expect([await buildOf(page), await buildOf(other)]).toEqual(['2', null])
  await otherDemo.go('/create-account')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign Up')
  expect(await shells(page)).toBe(2)
})

/** Waits until all files are stored, developer tools included, and the worker controls the page. */
async function allKept(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => {
      const list = await fetch('worker.js', { cache: 'no-store' }).then((answer) => answer.text())
      const listed = list.match(/"url":/g)?.length ?? 0
      const [name] = await caches.keys()
      const kept = name === undefined ? 0 : (await (await caches.open(name)).keys()).length
      return { isServed: navigator.serviceWorker.controller !== null, missing: listed - kept }
    })
  await expect.poll(state).toEqual({ isServed: true, missing: 0 })
}

/** Simulates returning to the page, which then checks for a new version. */
function look(page: Page): Promise<void> {
  return page.evaluate(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    await navigator.serviceWorker
      .getRegistration()
      .then((registration) => registration?.update().catch(() => undefined))
  })
}

const buildOf = (page: Page): Promise<string | null> =>
  page.evaluate((name) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? null, BUILD)

const shells = (page: Page): Promise<number> => page.evaluate(async () => (await caches.keys()).length)

async function stopWorkers(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}
