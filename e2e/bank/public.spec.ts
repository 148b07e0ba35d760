import type { Page } from '@playwright/test'
import { hold } from '../hold.ts'
import { sentBy } from '../money.ts'
import { PRODUCT_PAGES, PRODUCTS, PUBLIC, SIGNED_IN } from '../pages.ts'
import { PUBLIC_HEADINGS, UNLINKED } from '../routes.ts'
import { expect, test } from '../test.ts'
import { followLinks } from './links.ts'

/** They are one page with other data. */
const ALIKE = PRODUCT_PAGES.map(([path]) => path)

const header = (page: Page) => page.getByRole('banner')
const group = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true })

test('PUB-1, PUB-3, PUB-10, PERF-7: the home page has its blocks, and nothing on it moves under prefers-reduced-motion; a page’s scripts are fetched when the pointer is on its link, and none is left for the click; at most one group is open, a click outside closes it, and the keyboard goes through one and comes back; on a phone the burger opens the menu, and choosing a link closes it; above a form the header has no second main button', async ({
  page,
  demo,
}) => {
  await demo.open('/')
  expect(await page.evaluate(() => document.getAnimations().length), 'nothing moves').toBe(0)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Create an account', exact: true }).first()).toHaveAttribute(
    'href',
    '/create-account',
  )
  for (const name of 'About us,Secure Transactions,Quick Loans,Digital Assets,Real Estate,Successful Strategies'.split(
    ',',
  ))
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
  const values =
    'integrity and honesty,loyalty,team work,community,accountability,excellence,confidentiality,relationship'
  for (const value of values.split(',')) await expect(main.getByText(new RegExp(`^${value}$`, 'i'))).toBeVisible()
  for (const words of [/vision/i, /mission/i, /home mortgage loans/i, /personal needs/i, /health savings account/i])
    await expect(main.getByRole('heading', { name: words }).first()).toBeVisible()
  expect(await main.locator('section', { hasText: 'Successful Strategies' }).locator('svg').count()).toBeGreaterThan(2)

  const link = header(page).getByRole('link', { name: 'Contact', exact: true })
  await Promise.all([page.waitForResponse(/assets\/contact.*\.js/), link.hover()])
  await demo.clock.settled()
  const late: string[] = []
  page.on('request', (request) => late.push(request.url()))
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  await demo.clock.settled()
  expect(late).toEqual([])

  await demo.go('/')
  const open = header(page).locator('[aria-expanded=true]')
  for (const name of ['Loans', 'Service']) {
    await group(page, name).click()
    await expect(open).toHaveText([name])
  }
  await page.mouse.click(5, 600)
  await expect(open).toHaveCount(0)

  await group(page, 'Business').focus()
  await page.keyboard.press('Enter')
  await expect(open).toHaveText(['Business'])
  await page.keyboard.press('Escape')
  await expect(open).toHaveCount(0)
  await expect(group(page, 'Business')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(header(page).getByRole('link', { name: 'Business Essential Checking' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/business-essential-checking')
  await expect(open).toHaveCount(0)

  const signUp = header(page).getByRole('link', { name: 'Create free account', exact: true })
  await expect(signUp).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await demo.go('/login')
  await expect(signUp).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')

  await page.setViewportSize({ width: 360, height: 740 })
  const burger = page.getByRole('button', { name: 'Menu', exact: true })
  await burger.click()
  await expect(burger).toHaveAttribute('aria-expanded', 'true')
  await group(page, 'Personal').click()
  await header(page).getByRole('link', { name: 'Ultimate Checking', exact: true }).click()
  await expect(page).toHaveURL('/ultimate-checking')
  await expect(burger).toHaveAttribute('aria-expanded', 'false')
  await burger.click()
  await expect(group(page, 'Personal')).toHaveAttribute('aria-expanded', 'false')
})

/** Runs in the page: what the file of a page has. */
function readFile(html: string) {
  const file = new DOMParser().parseFromString(html, 'text/html')
  const texts = (selector: string) => [...file.querySelectorAll(selector)].map(({ textContent }) => textContent)
  const first = (selector: string, name: string) => file.querySelector(selector)?.getAttribute(name) ?? ''
  return {
    head: [file.title, first('meta[name=description]', 'content')],
    canonical: first('link[rel=canonical]', 'href'),
    headings: texts('main h1'),
    home: first('main a[href="/"]', 'href'),
    signUp: first('main a[href="/register"]', 'href'),
    paragraphs: texts('main p'),
    tags: texts('main article > :last-child li:not([tabindex]):not(:has(a, button))'),
    groups: [...file.querySelectorAll('header li ul')].map((list) =>
      Object.fromEntries([...list.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])),
    ),
    links: [...file.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href')?.replace(/[?#].*/, '')),
    footer: [...texts('footer h2'), `${texts('footer input').length} input`, ...texts('footer button')],
  }
}

test('PUB-3, PUB-4: every link of header, footer and pages leads where it says, and Back from there @hash-back', async ({
  page,
  demo,
}) => {
  await demo.open('/')
  await followLinks(page, demo, PUBLIC_HEADINGS, UNLINKED, ALIKE)
})

test('PUB-6, PUB-4, PUB-7: the overlay covers a page on its way, for at most 5 s, and never one that is there; contact has its parts; a message, and the address for the newsletter, are checked, answered inline and laid into the outbox', async ({
  page,
  demo,
}) => {
  await demo.open('/')
  const release = await hold(page, /assets\/.*contact.*\.js/)
  await header(page).getByRole('link', { name: 'Contact', exact: true }).click()
  const overlay = page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ })
  await expect(overlay).toBeVisible()
  expect((await demo.clock.pending()).filter(({ owner }) => owner === 'page-load')).toEqual([
    { owner: 'page-load', name: 'pageLoadLimit', in: 5_000 },
  ])
  // An advance waits for the code of the page. A running clock does not.
  await demo.clock.set('x60')
  await expect(page.getByText('This page is taking longer than usual.')).toBeVisible()
  await expect(overlay).toHaveCount(0)
  expect((await demo.states())['page-load']).toBe('overdue')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  await expect(overlay).toHaveCount(0)

  await demo.clock.set('paused')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact')
  await expect(main.getByRole('link', { name: 'Home Page', exact: true })).toHaveAttribute('href', '/')
  expect((await main.getByRole('img', { name: /Virgin Islands/ }).boundingBox())?.height).toBe(500)
  for (const text of [
    'care@larkspur.example',
    '+1 340 555 0142',
    'Mon - Sat 8.00 - 17.00',
    'We Are Always Here To Help You',
    'Contact Us',
  ])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible()

  const box = (name: string) => main.getByRole('textbox', { name: new RegExp(`^${name}`) })
  const send = main.getByRole('button', { name: 'Send Message' })
  await send.click()
  await expect(box('Name')).toBeFocused()
  for (const [name, value] of [
    ['Name', '<b>Ines</b>'],
    ['Email', 'ines@mail.example'],
    ['Phone', '+1 340 555 0199'],
  ] as const) {
    await expect(box(name)).toHaveAttribute('placeholder', /\*$/)
    await expect(box(name)).toHaveAttribute('aria-invalid', 'true')
    await box(name).fill(value)
  }
  await box('Message').fill('Where is the harbour office?')
  await send.click()
  await expect(main.getByRole('status').filter({ hasText: /nothing was sent/i })).toBeVisible()

  const footer = page.getByRole('contentinfo')
  const newsletter = footer.getByRole('textbox')
  await newsletter.fill('not an address')
  await newsletter.press('Enter')
  await expect(newsletter).toHaveAttribute('aria-invalid', 'true')
  await newsletter.fill('reader@mail.example')
  await footer.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(footer.getByRole('status').filter({ hasText: /nothing was sent/i })).toBeVisible()
  const messages = (await demo.outbox()).map(({ kind, text }) => [kind, text])
  expect(messages).toContainEqual(['contact', expect.stringContaining('Where is the harbour office?')])
  expect(messages).toContainEqual(['newsletter', expect.stringContaining('reader@mail.example')])
  expect(await sentBy(demo), 'no call').toEqual([])
})

test("PUB-2, PUB-3, PUB-4, PUB-5, PUB-8, PUB-9, PUB-10, HTTP-1, IN-13, DEMO-7, DEMO-12: every product has a page of its own with plain tags, no two tell the same, every route has a title and a description, and every public page the groups of the header and the footer, the forms too; what is no page is 'Page not found' in the public shell; a page opens from a link to which something was added; what an address asks for that there is not is answered in words; one that begins with // never leads to another host, the file of a page is the page, an address that opens a dialog keeps its fragment, and one that resets signs out and lets the clock run", async ({
  page,
  demo,
}) => {
  // Their files, read by a page without a policy.
  const read = async (path: string) => page.evaluate(readFile, await (await page.request.get(path)).text())
  const files = (paths: string[]) => Promise.all(paths.map(read))
  const products = await files(PRODUCT_PAGES.map(([path]) => path))
  expect(products.map(({ headings, home, signUp, tags }) => [headings, home, signUp, tags])).toEqual(
    PRODUCT_PAGES.map(([, name]) => [[name], '/', '/register', ['Loans', 'Savings', 'Interest', 'Benefits', 'Travel']]),
  )
  for (const { paragraphs } of products) expect(paragraphs.join(' ').split(/\s+/).length).toBeGreaterThan(150)
  const told = products.flatMap(({ paragraphs }) => paragraphs.filter(({ length }) => length > 120))
  expect(told.filter((text, index) => told.indexOf(text) < index)).toEqual([])

  const without = ['/no-such-page', '/reset-password/made-up', '/personal-loans']
  const others = await files(PUBLIC.filter((path) => !without.includes(path)))
  for (const { groups, footer, links } of [...products, ...others]) {
    expect(links.filter((path = '') => !(path in PUBLIC_HEADINGS))).toEqual([])
    expect(groups).toEqual(Object.values(PRODUCTS))
    expect(footer).toEqual(['Contacts', 'Company', 'Quick Links', 'Newsletter', '1 input', 'Send'])
  }
  const all = [...products, ...others, ...(await files(SIGNED_IN))]
  // Two addresses show the page of another.
  const isOther = ({ canonical }: (typeof all)[number]) => canonical !== ''
  expect(all.filter(isOther).map(({ canonical }) => canonical)).toEqual(['/login', '/create-account'])
  const heads = all.filter((file) => !isOther(file)).flatMap(({ head }) => head)
  expect(heads.filter((text, index) => text.length < 10 || heads.indexOf(text) < index)).toEqual([])

  const heading = page.getByRole('heading', { level: 1 })
  await expect(
    demo.open('/login/index.html?x=1&scenario=flood&as=x<b>y', { now: 'yesterday' }),
    'changed with QA-8: the test hears of it, too',
  ).rejects.toThrow('The address asks for now=yesterday, but now takes a date and time such as 2026-03-02T11:59.')
  for (const words of ['now=yesterday', 'as=x<b>y', "There is no scenario 'flood'. The scenarios are: first-deposit,"])
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await expect(page).toHaveURL(/\/login\?x=1$/)
  await expect(heading).toHaveText(['Sign In'])
  for (const path of ['/a/b/c', '/login/x', '/reset-password']) {
    await demo.go(path)
    await expect(page).toHaveURL(path)
    await expect(heading).toHaveText(['Page not found'])
    for (const way of ['/', '/login']) await expect(page.getByRole('main').locator(`a[href="${way}"]`)).toBeVisible()
    await expect(header(page)).toBeVisible()
  }
  for (const added of ['.', '%20)', '&utm_source=mail']) {
    await page.goto(`/contact${added}`)
    await expect(page).toHaveURL('/contact')
    await expect(heading).toHaveText([PUBLIC_HEADINGS['/contact'] ?? ''])
  }
  const address = '//me:secret@evil.example:80/x'
  await page.goto(new URL(page.url()).origin + address)
  await expect(heading).toHaveText(['Page not found'])
  expect(page.url()).toBe(new URL(page.url()).origin + address.slice(1))
  await demo.open('/investify?open=deposit#history', { as: 'ada' })
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/investify#history')
  await page.goto('/loan?reset')
  await demo.ready()
  await expect(page).toHaveURL('/login')
  expect(await demo.clock.mode()).toBe('live')
})

test('PUB-10, DEMO-10: a reveal lasts 0.35 s after 0.2 s; the notice stands on every route and in print, and cannot be dismissed @media', async ({
  page,
  demo,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await demo.open('/')
  const moving = await page.getByRole('main').evaluate((main) =>
    Array.from(main.querySelectorAll('*'), (element) => {
      const { animationName, animationDuration, animationDelay, animationIterationCount } = getComputedStyle(element)
      return [animationName, animationDuration, animationDelay, animationIterationCount]
    }).filter(([name]) => name !== 'none'),
  )
  expect(moving).toEqual([['reveal', '0.35s', '0.2s', '1']])
  await page.emulateMedia({ reducedMotion: 'reduce' })

  const notice = page.getByText(/fictional/i).first()
  for (const path of ['/', '/nowhere', '/dashboard-overview']) {
    if (path === '/dashboard-overview') await demo.signIn('nora')
    await demo.go(path)
    await expect(notice).toContainText(/no real money/i)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(notice, 'it stays when the page is scrolled').toBeInViewport({ ratio: 1 })
    await page.emulateMedia({ media: 'print' })
    await expect(notice).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
  const navigation = await page.getByRole('navigation').first().boundingBox()
  expect(navigation, 'below the notice, to the end of the window').toMatchObject({ y: 32, height: 688 })
  await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(notice, 'and while a dialog is open').toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 360, height: 800 })
  const row = await page.getByRole('complementary', { name: 'About this site' }).boundingBox()
  expect(row).toMatchObject({ width: 360, height: 32 })
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
})

test('IN-8, IN-12: a page that is being left before it has its scripts, which Firefox then stops, is neither loaded again nor called broken', async ({
  page,
}) => {
  await page.route(/assets\/vendor-/, () => {})
  await page.goto('/', { waitUntil: 'commit' })
  const isLoadedAgain = await page.locator('script[type=module][src]').evaluate((script) => {
    dispatchEvent(new Event('beforeunload'))
    script.dispatchEvent(new Event('error'))
    return 'larkspur.entry' in sessionStorage
  })
  expect(isLoadedAgain).toBe(false)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('IN-8, IN-12: a page whose scripts do not come is not loaded again where somebody has typed into it', async ({
  page,
}) => {
  await page.route(/assets\/vendor-/, () => {})
  await page.goto('/create-account', { waitUntil: 'commit' })
  await page.getByLabel('First Name').fill('Xaver')
  await page.locator('script[type=module][src]').dispatchEvent('error')
  await expect(page.getByRole('alert')).toHaveText(/^This page could not be loaded\./)
  await expect(page.getByLabel('First Name')).toHaveValue('Xaver')
})
