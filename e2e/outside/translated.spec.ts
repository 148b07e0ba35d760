import type { Locator, Page } from '@playwright/test'
import { figuresOf } from '../facts.ts'
import { picture } from '../files.ts'
import { expect, PASSWORD, test } from '../test.ts'
import { dialog } from '../withdrawing.ts'
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

test('IN-8: under a translator and an extension, one signs in, figures that change are shown, and one copies an address and deposits', async ({
  page,
  demo,
  context,
}) => {
  await translate(page)
  await keepExtending(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
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
  await demo.operator.setUser('ada', { profit: 1_111 })
  await demo.clock.advance(1_000)
  const after = await figuresOf(demo, 'ada')
  await expect(main(page)).toContainText(`[${after.total}]`)
  await expect(main(page)).not.toContainText(`[${before.total}]`)

  await button(main(page), 'Deposit').click()
  await dialog(page)
    .getByRole('button', { name: /Deposit Through Crypto/ })
    .click()
  await demo.clock.advance(1_000)
  const copy = dialog(page).getByRole('button', { name: /^Copy: / })
  for (const _ of ['first', 'next']) {
    await copy.first().click()
    await expect(dialog(page).getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  }
  await button(dialog(page), 'Next Step').click()
  await fill(dialog(page), { AMOUNT: '0' })
  await button(dialog(page), 'Make Deposit').click()
  await expect(dialog(page)).toContainText('[The amount must be more than 0.]')
  await fill(dialog(page), { AMOUNT: '1,250.50' })
  await field(dialog(page), 'Upload Proof').setInputFiles(picture())
  await expect(dialog(page).getByRole('img', { name: /Upload Proof/ })).toBeVisible()
  await button(dialog(page), 'Make Deposit').click()
  await demo.clock.advance(1_000)
  await expect(toast(page, 'Deposit Successful')).toBeVisible()
  await expect(dialog(page).getByRole('heading')).toHaveText('[Deposit sent]')
  await expect(dialog(page)).toContainText('1,250.50')
})
