import { hold } from '../hold.ts'
import { SIGNED_IN_HEADINGS } from '../routes.ts'
import { expect, test } from '../test.ts'
import { followLinks } from './links.ts'

const ROUTES = [
  ['Home', '/dashboard-overview'],
  ['Loan', '/loan'],
  ['Invest', '/investify'],
  ['Account', '/account-details'],
] as const

test('PERF-7, SHELL-1, DEMO-11, IN-8: the bottom bar leads everywhere, and it and the sidebar mark where one is; beside the open desk the sidebar is narrow, its labels are below the icons, and Logout is last; while somebody points at a link its page is rendered ahead, hidden; a click shows it, as it is by then; a dialog whose code is late opens where it was asked for, not over the page that one has gone to meanwhile', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await demo.open('/dashboard-overview?console', { as: 'ada' })
  const beside = page.getByRole('navigation', { name: 'Your account' })
  await expect(beside.getByRole('listitem')).toHaveText(['Home', 'Loan', 'Invest', 'Account', 'Logout'])
  expect((await beside.boundingBox())?.width).toBe(88)
  const home = beside.getByRole('link', { name: 'Home', exact: true })
  const [item, icon] = await Promise.all([home.boundingBox(), home.locator('svg').boundingBox()])
  expect(Number(icon?.x) + Number(icon?.width) / 2).toBeCloseTo(Number(item?.x) + Number(item?.width) / 2, 0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })).toBeHidden()
  await page.keyboard.press('F2')
  await page.setViewportSize({ width: 360, height: 800 })
  const bar = page.getByRole('navigation').filter({ visible: true })
  for (const [label, path] of ROUTES) {
    await bar.getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(bar.getByRole('link', { name: label, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(bar.locator('li [aria-current]')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
  await page.getByRole('link', { name: 'Larkspur', exact: true }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/dashboard-overview')
  // A page that comes closes the menu.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  await expect(bar.getByRole('button')).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Logout', exact: true }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/auth/login')

  await page.setViewportSize({ width: 1280, height: 720 })
  await demo.signIn('ada')
  await expect(beside.locator('li [aria-current=page]')).toHaveText('Home')
  const link = page
    .getByRole('navigation')
    .getByRole('link', { name: 'Account', exact: true })
    .filter({ visible: true })
  const ahead = page.getByRole('main').locator('h1', { hasText: 'Account' })
  await expect(ahead).toHaveCount(0)
  await link.hover()
  await expect(ahead).toBeAttached()
  await expect(ahead).toBeHidden()
  const rendered = await ahead.elementHandle()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ada/)
  await demo.operator.setUser('ada', { firstName: 'Zora' })
  await link.click()
  await expect(ahead).toBeVisible()
  expect(await ahead.evaluate((heading, before) => heading === before, rendered)).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toContainText('Zora Fenwick')
  // Whoever clicks at once is there before the page could be rendered ahead.
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Loan', exact: true })
    .filter({ visible: true })
    .evaluate(pointAndClick)
  await expect(page).toHaveURL('/loan')
  await demo.clock.settled()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')

  await demo.go('/dashboard-overview')
  const release = await hold(page, /assets\/(?:deposit\.)?dialog-.*\.js/)
  const late = page.waitForResponse(/assets\/deposit\.dialog-.*\.js/)
  await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click()
  await page.getByRole('link', { name: 'Loan', exact: true }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/loan')
  release()
  await late
  await demo.clock.settled()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).click()
  await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('SHELL-1, SHELL-2: every link of the signed-in area leads where it says, and Back from there; a very long name is greeted without its middle, and one with markup does not break the page; what has the focus is not under the bottom bar @hash-back', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  await followLinks(page, demo, SIGNED_IN_HEADINGS)
  await demo.go('/account-details')
  await page.setViewportSize({ width: 320, height: 740 })
  await demo.operator.setUser('ada', { firstName: 'A'.repeat(300), lastName: '<b>x</b>' })
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: /account/i })).toContainText('AB')
  const hello = banner.getByTitle('A'.repeat(300), { exact: true })
  await expect(hello).toHaveText(`${'A'.repeat(14)}…${'A'.repeat(8)}`)
  await expect(page.getByRole('main')).toContainText('<b>x</b>')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)

  await demo.go('/dashboard-overview')
  const covered: (string | null)[] = []
  for (let pressed = 0; pressed < 24; pressed += 1) {
    await page.keyboard.press('Tab')
    covered.push(await page.evaluate(focusedUnderBar))
  }
  expect(covered.filter((words) => words !== null)).toEqual([])
})

/** Runs in the page: the element of the page that has the focus, if the bar at the bottom covers all of it. */
function focusedUnderBar(): string | null {
  const { activeElement } = document
  const bar = document.querySelector('[data-bottom-bar]')
  if (activeElement === null || bar === null || bar.contains(activeElement)) return null
  const isCovered = activeElement.getBoundingClientRect().top >= bar.getBoundingClientRect().top
  return isCovered ? activeElement.textContent : null
}

/** Runs in the page. */
function pointAndClick(link: Element): void {
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  if (link instanceof HTMLElement) link.click()
}
