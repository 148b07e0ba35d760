import type { Page } from '@playwright/test'
import { hold } from '../hold.ts'
import { expect, test } from '../test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

const SCRIPT = /assets\/index-.*\.js/
const FONTS = /assets\/.*\.woff2/

test('PERF-1, QA-2: a public page is whole before any script, in the theme of the system, and every page has a title @media', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false, colorScheme: 'dark' })
  const page = await context.newPage()
  for (const [path, heading] of Object.entries({ '/': 'Core values', '/create-account': 'About you' })) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page).toHaveTitle(/ · Larkspur Demo Bank$/)
  }
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(15, 22, 19)')
  await page.goto('/nowhere/at/all')
  await expect(page).toHaveTitle('Larkspur')
  await context.close()
})

test('PERF-1, TOAST-1: a toast that is raised before the list of toasts has loaded is shown when it has', async ({
  page,
}) => {
  const release = await hold(page, /assets\/toast-list-.*\.js/)
  const asked = page.waitForRequest(/assets\/toast-list-.*\.js/)
  await page.goto('/create-account', { waitUntil: 'commit' })
  await asked
  await page.getByRole('button', { name: 'Next Step' }).click()
  await expect(page.getByLabel('Age')).toHaveAttribute('aria-invalid', 'true')
  release()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(1)
})

test('PERF-2: a page of the signed-in area begins with its frame, and waits for no backend to show it; the font of figures comes after them, and after a reload it is used at once; the start needs no format of dates or lists of Intl, which take a phone 95 and 130 ms on their first use, and the page names every script that it needs, so that none waits for another', async ({
  page,
  demo,
}) => {
  await page.addInitScript(() => {
    const construct = (Format: new () => object, args: []) => {
      performance.mark('Intl')
      return new Format(...args)
    }
    const { DateTimeFormat, ListFormat } = Intl
    Object.assign(Intl, {
      DateTimeFormat: new Proxy(DateTimeFormat, { construct }),
      ListFormat: new Proxy(ListFormat, { construct }),
    })
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.before = String(document.documentElement.dataset.figures)
    })
  })
  const releaseFont = await hold(page, /fraunces-[^/]*\.woff2/)
  const release = await hold(page, SCRIPT)
  await page.goto('/dashboard-overview?reset&as=ada&clock=paused&now=2026-03-02T09:30&latency=0', {
    waitUntil: 'commit',
  })
  const places = page.getByRole('navigation', { name: 'Your account' }).getByRole('link')
  // Changed with SHELL-1: the mark leads to the overview, too.
  await expect(places).toHaveText(['Larkspur', 'Home', 'Loan', 'Invest', 'Account'])
  await expect(page.getByText('Total Amount')).toBeVisible()
  release()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-before', 'plain')
  await demo.ready()
  await demo.clock.settled()
  await expect(title(page)).toHaveText('Good morning, Ada')
  await expect(page.getByRole('main').getByText('£6,971.00').first()).toBeVisible()
  expect(await page.evaluate(() => performance.getEntriesByName('Intl').length)).toBe(0)
  await expect(html).not.toHaveAttribute('data-figures')

  const file = await (await page.request.get('/dashboard-overview')).text()
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /[^/]+\.(?:css|js)$/.exec(name) ?? []),
  )
  // Changed: the list of stories is part of what presents the page, and styles are fetched too. A page has its own inline.
  const later = files.filter(
    (name) => !file.includes(`src="/assets/${name}`) && !file.includes(`href="/assets/${name}"`),
  )
  expect(later.map((name) => name.replace(/-.{8}\./, '.')).sort(), 'only what presents the page, and toasts').toEqual([
    ...['demo.js', 'toast-list.css', 'toast-list.js'],
  ])
  const own = [...file.matchAll(/href="\/assets\/([^"]+\.css)" disabled/g)].map(([, name = '']) => name)
  expect(own.length).toBeGreaterThan(0)
  expect(
    files.filter((name) => own.includes(name)),
    'no style that the page has inline is fetched',
  ).toEqual([])
  releaseFont()
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em "Fraunces Variable"'))).toBe(true)
  await demo.reload()
  await expect(html).toHaveAttribute('data-before', 'undefined')
})

test('PERF-1, PERF-6: the browser hydrates what was prerendered; on a first visit the brand fonts show as soon as they have arrived', async ({
  page,
  demo,
}) => {
  const releaseScript = await hold(page, SCRIPT)
  const release = await hold(page, FONTS)
  await page.goto('/', { waitUntil: 'commit' })
  const drawn = await title(page).elementHandle()
  releaseScript()
  await page.waitForLoadState('domcontentloaded')
  await demo.ready()
  expect(await title(page).evaluate((element, before) => element === before, drawn)).toBe(true)
  const words = () =>
    title(page).evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().width
    })
  const before = await words()
  expect(before).toBeGreaterThan(0)
  release()
  await expect.poll(words).not.toBe(before)
})
