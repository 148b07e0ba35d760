import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectFitForAll } from './axe.ts'
import { expect, test } from './test.ts'
import { dialog, enterCode, fillWithdrawal, press } from './withdrawing.ts'

const desk = (page: Page) => page.getByRole('complementary', { name: 'Demo desk' })
const deskButton = (page: Page) => page.getByRole('button', { name: 'Demo desk' })
const tab = (page: Page, name: string) => desk(page).getByRole('tab', { name }).click()
const button = (page: Page, name: string) => desk(page).getByRole('button', { name, exact: true })

test('DEMO-1: the desk opens with its button and F2, is beside the product, and survives a reload', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  await expect(desk(page)).toHaveCount(0)
  await deskButton(page).click()
  await expect(desk(page)).toBeVisible()
  await expect(deskButton(page)).toBeFocused()
  await tab(page, 'Time')
  await desk(page).getByRole('separator').press('ArrowLeft')
  const width = await desk(page).evaluate((element) => element.getBoundingClientRect().width)
  await demo.reload()
  await expect(desk(page).getByRole('tab', { name: 'Time' })).toHaveAttribute('aria-selected', 'true')
  expect(await desk(page).evaluate((element) => element.getBoundingClientRect().width)).toBe(width)
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  for (const place of [dialog(page), page.locator('main')]) {
    const { right } = await place.evaluate((element) => element.getBoundingClientRect())
    expect(right).toBeLessThanOrEqual(1280 - width)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(desk(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('F2')
  await expect(desk(page)).toHaveCount(0)
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('F2')
  await button(page, 'Close the desk').click()
  await expect(deskButton(page)).toHaveAttribute('aria-expanded', 'false')
})

test('DEMO-1: the desk takes no focus and covers nothing that the customer presses', async ({ page, demo }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await demo.open('/dashboard-overview', { as: 'iris' })
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await press(page, 'PayPal')
  const amount = dialog(page).getByLabel('Amount', { exact: true })
  await amount.click()
  await page.keyboard.type('12')
  await page.keyboard.press('F2')
  await expect(desk(page)).toBeVisible()
  await page.keyboard.type('0.50')
  await expect(amount).toBeFocused()
  await expect(amount).toHaveValue('120.50')
  await demo.faults.set({ call: 'POST transfer', kind: 'network' })
  await demo.clock.advance(1_000)
  await expect(amount).toBeFocused()
  // Playwright clicks only when nothing covers the element.
  await fillWithdrawal(page, 'PayPal', '120.50')
  await press(page, 'Continue')
  await enterCode(page)
  expect((await demo.states()).withdrawal).toEqual({ editing: 'unsure' })
})

test('DEMO-2, DEMO-3: personas sign in with one click, and the operator’s changes appear behind an open dialog', async ({
  page,
  demo,
}) => {
  await demo.open('/?console')
  await desk(page)
    .getByRole('button', { name: /Omar Haddad/ })
    .click()
  await expect(page).toHaveURL('/dashboard-overview')
  await expect(desk(page).getByText('Signed in: Omar Haddad')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await press(page, 'PayPal')
  await tab(page, 'Operator')
  await expect(desk(page).getByText('The customer has to wait for customer care')).toBeVisible()
  await button(page, 'Release the next step').click()
  await expect(desk(page).getByText('The customer can continue with their code.')).toBeVisible()
  await desk(page).getByLabel('Profit').fill('100000')
  await button(page, 'Set Profit').click()
  const { user, transfers } = await demo.operator.customer('omar')
  const available = 100_000 - transfers.reduce((sum, { amount }) => sum + Number(amount), 0)
  await expect(dialog(page)).toContainText(`$${available.toLocaleString('en-US', { minimumFractionDigits: 2 })}`)
  await desk(page).getByLabel('One-time code').fill('111222')
  await button(page, 'Set One-time code').click()
  await button(page, 'Reopen').click()
  await expect(desk(page).getByText('waiting', { exact: true })).toBeVisible()
  const after = await demo.operator.customer('omar')
  expect([after.user.transferStep, after.user.userOtp, after.kyc?.status]).toEqual([
    Number(user.transferStep),
    '111222',
    false,
  ])
  await tab(page, 'Outbox')
  await expect(desk(page).getByText('Your withdrawal code is 111222.')).toBeVisible()
})

test('CLOCK-1: the desk shows, advances and sets the time and jumps to timers', async ({ page, demo }) => {
  await demo.open('/dashboard-overview?console', { as: 'ada' })
  await tab(page, 'Time')
  await expect(desk(page).getByText('09:30:00')).toBeVisible()
  await button(page, '+15 s').click()
  await expect(desk(page).getByText('09:30:15')).toBeVisible()
  await desk(page)
    .getByRole('button', { name: /^Jump.*greeting next hour/ })
    .click()
  await expect(desk(page).getByText('10:00:00')).toBeVisible()
  await desk(page).getByLabel('Seconds').fill('2.5')
  await button(page, 'Advance').click()
  await expect(desk(page).getByText('10:00:02')).toBeVisible()
  await desk(page).getByLabel('Date and time').fill('2026-03-02T17:00')
  await button(page, 'Set').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good evening')
  await button(page, '×60').click()
  expect(await demo.clock.mode()).toBe('x60')
  await button(page, 'Pause').click()
  expect(await demo.clock.mode()).toBe('paused')
})

test('DEMO-4: faults are set and cleared on the desk and shown in the strip', async ({ page, demo }) => {
  await demo.open('/dashboard-overview?console', { as: 'ada' })
  await tab(page, 'Faults')
  await desk(page).getByLabel(/^Call/).selectOption('POST loan')
  await desk(page).getByLabel('Effect').selectOption('status')
  await desk(page).getByLabel('Status', { exact: true }).fill('503')
  await desk(page).getByLabel('Once').check()
  await button(page, 'Set fault').click()
  await expect(deskButton(page)).toContainText('1 fault set')
  await expect(desk(page).getByText('HTTP status (503), 1 time(s) left')).toBeVisible()
  await button(page, 'Duplicate withdrawal').click()
  await expect(deskButton(page)).toContainText('2 faults set')
  await button(page, 'Clear all').click()
  await expect(deskButton(page)).not.toContainText('fault')
})

test('DEMO-5, DEMO-6: the state is exported and imported as a file; a reset link works', async ({ page, demo }) => {
  await demo.open('/forget-password?console')
  await page.getByRole('main').getByRole('textbox').fill('ada@larkspur.example')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await tab(page, 'Outbox')
  await button(page, 'Open link').click()
  await expect(page).toHaveURL(/\/reset-password\//)
  await demo.operator.setUser('ada', { firstName: 'Adele' })
  await tab(page, 'Data')
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Export').click()])
  expect(saved.suggestedFilename()).toBe('larkspur-demo-2026-03-02.json')
  const file = await readFile(await saved.path(), 'utf8')
  await button(page, 'Reset').click()
  await expect(desk(page).getByText('The demo has been reset.')).toBeVisible()
  expect((await demo.operator.customer('ada')).user.firstName).toBe('Ada')
  const choose = (text: string) =>
    desk(page)
      .getByLabel('Import a file')
      .setInputFiles({ name: 'demo.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await choose(file.replace('"version": 1', '"version": 7'))
  await expect(desk(page).getByText(/^The file was refused: its version is 7/)).toBeVisible()
  expect((await demo.operator.customer('ada')).user.firstName).toBe('Ada')
  await choose(file)
  await expect(desk(page).getByText(/^File imported/)).toBeVisible()
  expect((await demo.operator.customer('ada')).user.firstName).toBe('Adele')
  expect(await demo.clock.mode()).toBe('paused')
})

test('DEMO-2: a new customer is copied from the current one', async ({ page, demo }) => {
  await demo.open('/dashboard-overview?console', { as: 'iris' })
  await desk(page).getByLabel('Name of the new customer').fill('Zora Neale')
  await button(page, 'Create').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zora')
  const { user, loans, deposits, transfers, kyc } = await demo.operator.customer('zora.neale@larkspur.example')
  const iris = await demo.operator.customer('iris')
  expect([user.transferStep, user.profit, loans.length, deposits.length, transfers.length, kyc?.status]).toEqual([
    9,
    iris.user.profit,
    iris.loans.length,
    iris.deposits.length,
    iris.transfers.length,
    true,
  ])
})

for (const width of [360, 1280]) {
  test(`QA-2: no axe violation on any tab of the desk at ${width} px`, async ({ page, demo }) => {
    test.setTimeout(60_000)
    await page.setViewportSize({ width, height: 800 })
    await demo.open('/dashboard-overview?console', { as: 'ada' })
    await demo.operator.setUser('ada', { userOtp: '111222' })
    await demo.faults.set({ call: 'POST loan', kind: 'network' })
    for (const name of ['People', 'Time', 'Operator', 'Faults', 'Outbox', 'Data', 'Flows', 'Record']) {
      await tab(page, name)
      await expectFitForAll(page, '[aria-label="Demo desk"]')
    }
  })
}
