import { facts, figuresOf } from '../facts.ts'
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

test('SHELL-1, DEMO-11: the sidebar, wide or narrow, and the bottom bar lead everywhere and mark where one is; beside the open desk the sidebar is narrow, its labels are below the icons, and Logout is last', async ({
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
  for (const width of [1280, 800, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await demo.signIn('ada')
    const nav = page.getByRole('navigation').filter({ visible: true })
    for (const [label, path] of ROUTES) {
      await nav.getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(nav.getByRole('link', { name: label, exact: true })).toHaveAttribute('aria-current', 'page')
      await expect(nav.locator('li [aria-current]')).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    }
    const mark = page.getByRole('link', { name: 'Larkspur', exact: true }).filter({ visible: true })
    await mark.click()
    await expect(page).toHaveURL('/dashboard-overview')
    // A page that comes closes the menu.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
    if (width === 360) {
      await expect(nav.getByRole('button')).toHaveCount(0)
      await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
    }
    await page.getByRole('button', { name: 'Logout', exact: true }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/auth/login')
  }
})

test('SHELL-1: every link of the signed-in area leads where it says, and Back from there @hash-back', async ({
  page,
  demo,
}) => {
  const open = (path: string) => demo.open(path, { as: 'ada' })
  await followLinks(page, SIGNED_IN_HEADINGS, ['/dashboard-overview'], open)
})

test('SHELL-1, IN-8: a dialog whose code is late opens where it was asked for, not over the page that one has gone to meanwhile', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
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

test('SHELL-2: the initials are of the names that there are; a very long name is greeted without its middle, and one with markup does not break the page', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await demo.open('/account-details', { as: 'ada' })
  const link = page.getByRole('banner').getByRole('link', { name: /account/i })
  await expect(link).toHaveAttribute('href', '/account-details')
  for (const [fields, initials] of [
    [{ firstName: 'Ada', lastName: 'Fenwick' }, 'AF'],
    [{ firstName: '  ada', lastName: '' }, 'A'],
    [{ firstName: '', lastName: 'Żak' }, 'Ż'],
    [{ firstName: '', lastName: '' }, '?'],
    [{ firstName: 'A'.repeat(300), lastName: '<b>x</b>' }, 'AB'],
  ] as const) {
    await demo.operator.setUser('ada', fields)
    await expect(link).toContainText(initials)
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  const hello = page.getByRole('banner').getByTitle('A'.repeat(300), { exact: true })
  await expect(hello).toHaveText(`${'A'.repeat(14)}…${'A'.repeat(8)}`)
  await expect(page.getByRole('main')).toContainText('<b>x</b>')
})

test('INV-1: the invest page shows its balances and every deposit in its state', async ({ page, demo }) => {
  await demo.open('/investify', { as: 'ada' })
  await expect(page.getByText('Expected ROI up to 50% per annum')).toBeVisible()
  const { total, investment } = await figuresOf(demo, 'ada')
  expect(await facts(page)).toEqual({ 'Total Balance': total, 'Investment Balance': investment })
  const deposit = ['Pending', 'true', 'failed', true, null].map((status, index) => ({
    _id: `d${index}`,
    amount: 100 + index,
    status,
    createdAt: `2026-02-0${9 - index}T10:00:00.000Z`,
  }))
  await demo.faults.set({ call: 'GET deposit/{id}', kind: 'status', status: 200, body: { deposit } })
  await demo.reload()
  const history = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Deposit history' }) })
  await expect(history.getByRole('listitem')).toContainText([
    /£100\.00.*Pending/,
    /£101\.00.*Approved/,
    /£102\.00.*Failed/,
    /£103\.00.*Failed/,
    /£104\.00.*Failed/,
  ])
})
