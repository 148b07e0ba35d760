import { expect, test } from './test.ts'

const ROUTES = [
  ['Home', '/dashboard-overview'],
  ['Loan', '/loan'],
  ['Invest', '/investify'],
  ['Account', '/account-details'],
] as const

for (const [name, width] of [
  ['sidebar', 1280],
  ['bottom bar', 360],
] as const) {
  test(`SHELL-1: the ${name} leads everywhere and marks where one is`, async ({ page, demo }) => {
    await page.setViewportSize({ width, height: 800 })
    await demo.open('/dashboard-overview', { as: 'ada' })
    const nav = page.getByRole('navigation').filter({ visible: true })
    for (const [label, path] of ROUTES) {
      await nav.getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(nav.getByRole('link', { name: label, exact: true })).toHaveAttribute('aria-current', 'page')
      await expect(nav.locator('[aria-current]')).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    }
    await page.getByRole('button', { name: 'Logout', exact: true }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL('/auth/login')
  })
}

for (const [fields, initials] of [
  [{ firstName: 'Ada', lastName: 'Fenwick' }, 'AF'],
  [{ firstName: '  ada', lastName: '' }, 'A'],
  [{ firstName: '', lastName: 'Żak' }, 'Ż'],
  [{ firstName: '', lastName: '' }, '?'],
] as const) {
  test(`SHELL-2: ${JSON.stringify(fields)} gives the initials ${initials}`, async ({ page, demo }) => {
    await demo.open('/dashboard-overview', { as: 'ada' })
    await demo.operator.setUser('ada', fields)
    const link = page.getByRole('banner').getByRole('link', { name: /account/i })
    await expect(link).toContainText(initials)
    await expect(link).toHaveAttribute('href', '/account-details')
  })
}

test('SHELL-2: a very long name or one with markup does not break the page', async ({ page, demo }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await demo.open('/dashboard-overview', { as: 'ada' })
  await demo.operator.setUser('ada', { firstName: 'A'.repeat(300), lastName: '<b>x</b>' })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  await page.goto('/account-details')
  await demo.ready()
  await expect(page.getByRole('main')).toContainText('<b>x</b>')
})

test('LOAN-1: the loan page shows its balances and the latest loan', async ({ page, demo }) => {
  await demo.open('/loan', { as: 'lena' })
  await expect(page.getByText('Total Balance', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('Processing')).toBeVisible()
  await demo.signIn('ada')
  await page.getByRole('link', { name: 'Loan', exact: true }).filter({ visible: true }).first().click()
  await expect(page.getByRole('main').getByText('Approved')).toBeVisible()
})

test('INV-1: the invest page shows the deposits in their three states', async ({ page, demo }) => {
  await demo.open('/investify', { as: 'ada' })
  await expect(page.getByText('Expected ROI up to 50% per annum')).toBeVisible()
  for (const state of ['Pending', 'Approved', 'Failed']) {
    await expect(page.getByRole('main').getByText(state, { exact: true }).first()).toBeVisible()
  }
})

test('ACCT-1: the account page shows who one is', async ({ page, demo }) => {
  await demo.open('/account-details', { as: 'ada' })
  const { user } = await demo.operator.customer('ada')
  const main = page.getByRole('main')
  await expect(main).toContainText('Ada')
  await expect(main).toContainText(user._id.slice(0, 15))
  await expect(main).not.toContainText(user._id.slice(0, 16))
  for (const text of ['Referral Earnings', 'Total Deposits', 'Total Withdrawals', 'Total Profit']) {
    await expect(main.getByText(text)).toBeVisible()
  }
})
