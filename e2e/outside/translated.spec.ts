import type { Locator, Page } from '@playwright/test'
import { figuresOf } from '../facts.ts'
import { picture } from '../files.ts'
import { expect, PASSWORD, test } from '../test.ts'
import { CODE } from '../withdrawing.ts'
import { keepExtending, translate } from './others.ts'

/** A label, translated or not: what is invisible, such as `aria-label`, is not translated. */
const by = (name: string) => new RegExp(`^\\[?${name}\\]?$`)
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name: by(name) })
const field = (within: Page | Locator, label: string) => within.getByLabel(by(label))
const dialog = (page: Page) => page.getByRole('dialog')
const main = (page: Page) => page.getByRole('main')
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(by(text.replace('?', '\\?')))

async function fill(within: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(within, label).fill(value)
}

test.beforeEach(async ({ page }) => {
  await translate(page)
  await keepExtending(page)
})

test('IN-8: under a translator and an extension, one signs in, and figures that change are shown', async ({
  page,
  demo,
}) => {
  await demo.open('/login', { latency: 1_000 })
  await fill(main(page), { Email: 'ada@larkspur.example', Password: 'wrong' })
  await button(page, 'Log In').click()
  await expect(button(page, 'Loading...')).toBeVisible()
  await demo.clock.advance(1_000)
  await expect(toast(page, 'Wrong Credentials')).toBeVisible()
  await fill(main(page), { Password: PASSWORD })
  await button(page, 'Log In').click()
  await demo.clock.advance(1_000)
  await expect(main(page).getByText('[You are logged in')).toBeVisible()
  await demo.clock.advance(4_000)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  const before = await figuresOf(demo, 'ada')
  await expect(main(page)).toContainText(`[${before.total}]`)
  const { user } = await demo.operator.customer('ada')
  await demo.operator.setUser('ada', { profit: Number(user.profit) + 1_111 })
  await demo.clock.advance(1_000)
  const after = await figuresOf(demo, 'ada')
  expect(after.total).not.toBe(before.total)
  await expect(main(page)).toContainText(`[${after.total}]`)
  await expect(main(page)).not.toContainText(`[${before.total}]`)
})

test('IN-8: under a translator and an extension, one opens an account', async ({ page, demo }) => {
  await demo.open('/create-account')
  const form = main(page)
  await button(form, 'Next Step').click()
  await expect(toast(page, 'All input field must be valid')).toBeVisible()
  await fill(form, { 'First Name': 'Greta', Surname: 'Holm', 'Other Name': 'Maja', Age: '34' })
  await button(form, 'Next Step').click()
  await fill(form, {
    City: 'Lisbon',
    Phone: '+351 555 0101',
    Email: 'greta@holm.example',
    Address: '1 Harbour Road',
    'Date of Birth': '1992-02-29',
  })
  await button(form, 'Next Step').click()
  await field(form, 'Country').fill('Portugal')
  await page
    .getByRole('option', { name: /Portugal/ })
    .first()
    .click()
  for (const label of ['Gender', 'Account Type', 'Marital Status']) await field(form, label).selectOption({ index: 1 })
  await button(form, 'Next Step').click()
  await fill(form, { Password: PASSWORD, 'Confirm Password': PASSWORD })
  await form.locator('[type=submit]').click()
  await expect(toast(page, 'Registration complete')).toBeVisible()
})

test('IN-8: under a translator and an extension, one copies an address and deposits', async ({
  page,
  demo,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await demo.open('/investify', { as: 'ada' })
  await button(main(page), 'Deposit').click()
  await dialog(page)
    .getByRole('button', { name: /Deposit Through Crypto/ })
    .click()
  const copy = dialog(page).getByRole('button', { name: /^\[Copy/ })
  for (const _ of ['first', 'next']) {
    await copy.first().click()
    await expect(dialog(page).getByRole('button', { name: /^\[Copied/ })).toHaveCount(1)
    await expect(copy).toHaveCount(2)
  }
  await button(dialog(page), 'Next Step').click()
  await field(dialog(page), 'AMOUNT').fill('1,250.50')
  await field(dialog(page), 'Upload Proof').setInputFiles(picture())
  await expect(dialog(page).getByRole('img', { name: /Upload Proof/ })).toBeVisible()
  await button(dialog(page), 'Make Deposit').click()
  await expect(toast(page, 'Deposit Successful')).toBeVisible()
  await expect(dialog(page).getByRole('heading')).toHaveText('[Deposit sent]')
  await expect(dialog(page)).toContainText('1,250.50')
})

test('IN-8: under a translator and an extension, a withdrawal is paid, after a wrong code and one of the bank’s steps', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'yuki' })
  await demo.operator.setUser('yuki', { transferStep: 8, userOtp: CODE })
  await button(main(page), 'PayPal').click()
  await fill(dialog(page), { Amount: '0', Email: 'pay@mail.example' })
  await button(dialog(page), 'Continue').click()
  await expect(dialog(page)).toContainText('[The amount must be more than 0.]')
  await field(dialog(page), 'Amount').fill('100')
  await button(dialog(page), 'Continue').click()
  // Changed with WD-4: a step that is the bank's asks for no code.
  await expect(dialog(page).getByRole('heading')).toHaveText('[Waiting for the bank]')
  await demo.operator.setUser('yuki', { transferStep: 9 })
  await demo.clock.advance(30_000)
  await field(dialog(page), 'Code').fill('111111')
  await button(dialog(page), 'Confirm').click()
  await expect(toast(page, 'Wrong Code')).toBeVisible()
  await field(dialog(page), 'Code').fill(CODE)
  await button(dialog(page), 'Confirm').click()
  await expect(dialog(page).getByRole('heading')).toHaveText('[Withdrawal on its way]')
  expect((await demo.operator.customer('yuki')).transfers.length).toBeGreaterThan(0)
})

test('IN-8: under a translator and an extension, one applies for a loan, and waits longer than 5 s', async ({
  page,
  demo,
}) => {
  await demo.open('/loan', { as: 'ada' })
  await button(main(page), 'Apply for Loan').click()
  await fill(dialog(page), {
    Amount: '1,250.50',
    'Monthly Income': '3,200',
    'Home Address': '3 Foss Lane',
    City: 'York',
    State: 'Yorkshire',
  })
  await button(dialog(page), 'Next Step').click()
  await fill(dialog(page), {
    'Loan Purpose': 'A boat',
    'Professional Status': 'Employed',
    'Professional Category': 'Teaching',
    'Next Of Kin': 'Maud Fenwick',
    Phone: '+1 340 555 0102',
  })
  await button(dialog(page), 'Apply').click()
  for (const ms of [5_000, 10_000]) await demo.clock.advance(ms)
  await expect(main(page).or(dialog(page)).filter({ hasText: '1,250.50' }).first()).toBeVisible()
  expect((await demo.calls()).filter(({ method, path }) => method === 'POST' && path === 'loan').length).toBe(1)
})

test('IN-8: under a translator and an extension, settings are saved and a password is reset', async ({
  page,
  demo,
}) => {
  await demo.open('/account-details', { as: 'ada', latency: 1_000 })
  await demo.clock.advance(5_000)
  await button(main(page), 'Account Settings').click()
  await field(dialog(page), 'City').fill('Ribe')
  await button(dialog(page), 'Save').click()
  await demo.clock.advance(1_000)
  await expect(toast(page, 'Details Updated')).toBeVisible()

  await demo.open('/forget-password')
  await field(main(page), 'Email').fill('ada@larkspur.example')
  await button(main(page), 'Send Reset Link').click()
  await expect(toast(page, 'Please Check Your Email For Reset Password Link')).toBeVisible()
  await button(main(page), 'Request another link').click()
  await expect(button(main(page), 'Send Reset Link')).toBeVisible()

  await demo.open('/reset-password/some-token')
  for (const label of ['PASSWORD', 'CONFIRM PASSWORD']) await field(main(page), label).fill('New-1234')
  await button(main(page), 'Reset Password').click()
  await expect(main(page)).toContainText('[Request a new link]')
})

test('IN-8: under a translator, the desk goes on', async ({ page, demo }) => {
  await demo.open('/dashboard-overview', { as: 'iris' })
  await page.getByRole('button', { name: 'Demo desk' }).click()
  const desk = page.getByRole('complementary', { name: 'Demo desk' })
  for (const tab of await desk.getByRole('tab').all()) {
    await tab.click()
    await expect(desk.getByRole('tabpanel')).toBeVisible()
  }
  await demo.operator.setUser('iris', { transferStep: 5 })
  await demo.clock.advance(60_000)
  await demo.clock.settled()
  await expect(desk).toBeVisible()
})
