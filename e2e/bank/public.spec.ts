import type { Page } from '@playwright/test'
import { hold } from '../hold.ts'
import { PRODUCT_PAGES, PRODUCTS, SIGNED_IN } from '../pages.ts'
import { PUBLIC_HEADINGS, UNLINKED, visitSlashed } from '../routes.ts'
import { expect, test } from '../test.ts'
import { followLinks } from './links.ts'

const header = (page: Page) => page.getByRole('banner')
const group = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true })

test('PUB-1, PERF-7: the home page has its blocks; a page’s scripts are fetched when the pointer is on its link, and none is left for the click', async ({
  page,
  demo,
}) => {
  await demo.open('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Create an account', exact: true }).first()).toHaveAttribute(
    'href',
    '/create-account',
  )
  for (const name of [
    'About us',
    'Secure Transactions',
    'Quick Loans',
    'Digital Assets',
    'Real Estate',
    'Successful Strategies',
  ]) {
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  for (const value of [
    'integrity and honesty',
    'loyalty',
    'team work',
    'community',
    'accountability',
    'excellence',
    'confidentiality',
    'relationship',
  ]) {
    await expect(main.getByText(new RegExp(`^${value}$`, 'i'))).toBeVisible()
  }
  for (const words of [/vision/i, /mission/i, /home mortgage loans/i, /personal needs/i, /health savings account/i]) {
    await expect(main.getByRole('heading', { name: words }).first()).toBeVisible()
  }
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
})

test('PUB-2, PUB-3, PUB-4, PUB-5, PUB-10: every product has a page of its own with plain tags, no two tell the same, every route has a title and a description, and every public page the footer, the forms too, above which the header has no second main button', async ({
  page,
  demo,
}) => {
  await demo.open('/')
  const main = page.getByRole('main')
  const toldAt = new Map<string, string>()
  const heads: string[] = []
  const noteHead = async () => {
    heads.push(await page.title())
    heads.push((await page.locator('meta[name=description]').getAttribute('content')) ?? '')
  }
  for (const [path, name] of PRODUCT_PAGES) {
    await test.step(path, async () => {
      await demo.go(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([name])
      await expect(main.getByRole('link', { name: 'Home Page', exact: true })).toHaveAttribute('href', '/')
      await expect(main.locator('a[href="/register"]').first()).toBeVisible()
      const paragraphs = await main.locator('p').allInnerTexts()
      expect(paragraphs.join(' ').split(/\s+/).length).toBeGreaterThan(150)
      for (const paragraph of paragraphs.filter(({ length }) => length > 120)) {
        expect(toldAt.get(paragraph) ?? path).toBe(path)
        toldAt.set(paragraph, path)
      }
      expect(await main.evaluate(plainTags)).toEqual(['Loans', 'Savings', 'Interest', 'Benefits', 'Travel'])
      await expect(page).toHaveTitle(new RegExp(name))
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40}/)
      await noteHead()
    })
  }
  const signUp = header(page).getByRole('link', { name: 'Create free account', exact: true })
  await expect(signUp).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const footer = page.getByRole('contentinfo')
  for (const path of ['/', '/contact', '/login', '/create-account', '/forget-password', '/reset-password/x']) {
    await demo.go(path)
    await noteHead()
    await expect(footer.getByRole('heading')).toHaveText(['Contacts', 'Company', 'Quick Links', 'Newsletter'])
    await expect(footer.getByRole('link', { name: 'Wire Transfer' })).toBeVisible()
    await expect(footer.getByRole('textbox')).toHaveCount(1)
    await expect(footer.getByRole('button')).toHaveText(['Send'])
    const isForm = !['/', '/contact'].includes(path)
    if (isForm) await expect(signUp, path).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }
  await demo.signIn('ada')
  for (const path of SIGNED_IN) {
    await demo.go(path)
    await noteHead()
  }
  expect(heads.filter((text, index) => text.trim() === '' || heads.indexOf(text) < index)).toEqual([])
})

test('PUB-3: the groups hold their pages, at most one is open, and the keyboard goes through one and comes back; on a phone the burger opens the menu, and choosing a link closes it', async ({
  page,
  demo,
}) => {
  await demo.open('/')
  for (const [name, pages] of Object.entries(PRODUCTS)) {
    await group(page, name).click()
    await expect(header(page).locator('[aria-expanded=true]')).toHaveText([name])
    for (const [path, label] of Object.entries(pages)) {
      await expect(header(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path)
    }
  }
  await page.keyboard.press('Escape')
  await expect(header(page).locator('[aria-expanded=true]')).toHaveCount(0)
  await group(page, 'Loans').click()
  await page.mouse.click(5, 600)
  await expect(header(page).locator('[aria-expanded=true]')).toHaveCount(0)
  await group(page, 'Service').click()
  await header(page).getByRole('link', { name: 'Wire Transfer', exact: true }).click()
  await expect(page).toHaveURL('/wire-transfer')
  await expect(header(page).locator('[aria-expanded=true]')).toHaveCount(0)

  await group(page, 'Business').focus()
  await page.keyboard.press('Enter')
  await expect(group(page, 'Business')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(group(page, 'Business')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(header(page).getByRole('link', { name: 'Overdraft Protection And Sweeps' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(header(page).getByRole('link', { name: 'Business Essential Checking' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/business-essential-checking')

  await page.setViewportSize({ width: 360, height: 740 })
  await demo.go('/')
  const burger = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(burger).toHaveAttribute('aria-expanded', 'false')
  await burger.click()
  await expect(burger).toHaveAttribute('aria-expanded', 'true')
  await group(page, 'Personal').click()
  await header(page).getByRole('link', { name: 'Ultimate Checking', exact: true }).click()
  await expect(page).toHaveURL('/ultimate-checking')
  await expect(burger).toHaveAttribute('aria-expanded', 'false')
  await burger.click()
  await expect(group(page, 'Personal')).toHaveAttribute('aria-expanded', 'false')
  await burger.click()
  await expect(burger).toHaveAttribute('aria-expanded', 'false')
})

test('PUB-3, PUB-4: every link of header, footer and pages leads where it says, and Back from there @hash-back', async ({
  page,
  demo,
}) => {
  await followLinks(page, PUBLIC_HEADINGS, UNLINKED, demo.open)
})

test('PUB-6: the overlay covers a page on its way, for at most 5 s, and never one that is there', async ({
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
})

test('PUB-4, PUB-7: contact has its parts; a message, and the address for the newsletter, are checked, answered inline and laid into the outbox', async ({
  page,
  demo,
}) => {
  await demo.open('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact')
  await expect(main.getByRole('link', { name: 'Home Page', exact: true })).toHaveAttribute('href', '/')
  const map = main.getByRole('img', { name: /Virgin Islands/ })
  expect((await map.boundingBox())?.height).toBe(500)
  for (const text of [
    'care@larkspur.example',
    '+1 340 555 0142',
    'Mon - Sat 8.00 - 17.00',
    'We Are Always Here To Help You',
  ]) {
    await expect(main.getByText(text).first()).toBeVisible()
  }
  await expect(main.getByRole('heading', { name: 'Contact Us' })).toBeVisible()
  for (const name of ['Name', 'Email', 'Phone']) {
    await expect(main.getByRole('textbox', { name: new RegExp(`^${name}`) })).toHaveAttribute('placeholder', /\*$/)
  }

  const box = (name: string) => main.getByRole('textbox', { name: new RegExp(`^${name}`) })
  await main.getByRole('button', { name: 'Send Message' }).click()
  await expect(box('Name')).toBeFocused()
  await expect(box('Phone')).toHaveAttribute('aria-invalid', 'true')
  await box('Name').fill('<b>Ines</b>')
  await box('Email').fill('ines@mail.example')
  await box('Phone').fill('+1 340 555 0199')
  await box('Message').fill('Where is the harbour office?')
  await main.getByRole('button', { name: 'Send Message' }).click()
  await expect(main.getByRole('status').filter({ hasText: /nothing was sent/i })).toBeVisible()
  const [entry] = await demo.outbox()
  expect(entry?.kind).toBe('contact')
  expect(entry?.text).toContain('Where is the harbour office?')
  expect(await demo.calls()).toEqual([])

  const footer = page.getByRole('contentinfo')
  for (const link of await footer.getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(/^(\/|mailto:|tel:)/)
  const newsletter = footer.getByRole('textbox')
  await newsletter.fill('not an address')
  await footer.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(newsletter).toHaveAttribute('aria-invalid', 'true')
  await expect(newsletter).toHaveValue('not an address')
  await newsletter.fill('reader@mail.example')
  await footer.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(footer.getByRole('status').filter({ hasText: /nothing was sent/i })).toBeVisible()
  expect((await demo.outbox()).map(({ kind, text }) => [kind, text.includes('reader@mail.example')])).toContainEqual([
    'newsletter',
    true,
  ])
  expect(await demo.calls()).toEqual([])
})

test("PUB-9: what is no page is 'Page not found' in the public shell; an address that begins with // never leads to another host", async ({
  page,
  demo,
}) => {
  await demo.open('/no-such-page')
  for (const path of ['/no-such-page', '/a/b/c', '/login/x', '/reset-password']) {
    await demo.go(path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Page not found'])
    await expect(page.getByRole('main').locator('a[href="/"]')).toBeVisible()
    await expect(page.getByRole('main').locator('a[href="/login"]')).toBeVisible()
    await expect(header(page)).toBeVisible()
  }
  await visitSlashed(page, async (address) => {
    await page.goto(address)
    await demo.ready()
  })
})

test('PUB-10: nothing moves under prefers-reduced-motion; else a reveal lasts 0.35 s after 0.2 s @media', async ({
  page,
}) => {
  const animations = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    return page.evaluate(() =>
      document.getAnimations().map((animation) => {
        const { duration, delay } = animation.effect?.getTiming() ?? {}
        return { duration, delay }
      }),
    )
  }
  expect(await animations('reduce')).toEqual([])
  const moving = await animations('no-preference')
  expect(moving.every(({ duration, delay }) => duration === 350 && delay === 200)).toBe(true)
})

test('DEMO-10: the notice stands on every route and in print, and cannot be dismissed @media', async ({
  page,
  demo,
}) => {
  await demo.open('/')
  const notice = page.getByText(/fictional/i).first()
  for (const path of ['/', '/login', '/wire-transfer', '/nowhere', '/dashboard-overview', '/loan']) {
    if (path === '/dashboard-overview') await demo.signIn('nora')
    await demo.go(path)
    await expect(notice).toBeVisible()
    await expect(notice).toContainText(/no real money/i)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(notice, 'it stays when the page is scrolled').toBeInViewport({ ratio: 1 })
    if (path === '/dashboard-overview') {
      const navigation = await page.getByRole('navigation').first().boundingBox()
      expect(navigation, 'below the notice, to the end of the window').toMatchObject({ y: 32, height: 688 })
    }
    if (path === '/loan') {
      await page.getByRole('main').getByRole('button', { name: 'Apply for Loan' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(notice, 'and while a dialog is open').toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
    }
    await page.emulateMedia({ media: 'print' })
    await expect(notice).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await page.setViewportSize({ width: 360, height: 800 })
  await demo.go('/')
  const row = await page.getByRole('complementary', { name: 'About this site' }).boundingBox()
  expect(row).toMatchObject({ width: 360, height: 32 })
})

/** Runs in the page: the visible texts of its last list that are plain, and take no focus. */
function plainTags(main: HTMLElement): (string | null)[] {
  const TAGS = ['Loans', 'Savings', 'Interest', 'Benefits', 'Travel']
  return [...main.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.childElementCount === 0 && TAGS.includes(element.textContent ?? ''))
    .filter((element) => element.checkVisibility() && element.tabIndex === -1 && element.closest('a,button') === null)
    .map(({ textContent }) => textContent)
}

test('HTTP-1: the file of a page is the page, and an address that opens a dialog keeps its fragment', async ({
  page,
  demo,
}) => {
  for (const [path, address, heading] of [
    ['/index.html', '/', /./],
    ['/login/index.html?x=1', '/login?x=1', 'Sign In'],
  ] as const) {
    await page.goto(path)
    await demo.ready()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading])
  }
  await demo.open('/investify?open=deposit#history', { as: 'ada' })
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL('/investify#history')
})
