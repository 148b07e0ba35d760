import type { Locator, Page } from '@playwright/test'
import { figuresOf } from '../facts.ts'
import { picture } from '../files.ts'
import { expect, PASSWORD, test } from '../test.ts'
import { CODE, dialog } from '../withdrawing.ts'
import { keepExtending, translate } from './others.ts'

/** A label, translated or not: what is invisible, such as `aria-label`, is not translated. */
const by = (name: string) => new RegExp(`^\\[?${name}\\]?$`)
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name: by(name) })
const field = (within: Page | Locator, label: string) => within.getByLabel(by(label))
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
