import type { Page } from '@playwright/test'
import { expectFitForAll } from '../axe.ts'
import { desk, expect, test } from '../test.ts'
import { dialog } from '../withdrawing.ts'

const button = (page: Page, name: string | RegExp) => desk(page).getByRole('button', { name })
const field = (page: Page, name: string) => desk(page).getByLabel(name, { exact: true })

test('DEMO-16: records and content are edited as a form, and rows are made by the number; the product shows it', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview?console', { as: 'ada' })
  await desk(page).getByRole('tab', { name: 'Bank' }).click()
  await field(page, 'Customer').selectOption('Ada Fenwick')
  await desk(page).locator('summary', { hasText: 'Records' }).click()
  await field(page, 'Kind').selectOption('Deposits')
  await button(page, /^6,940\.00/).click()
  await field(page, 'Status').selectOption('failed')
  await field(page, 'Amount').fill('1e300')
  await button(page, 'Save').click()
  await expect(field(page, 'Amount')).toBeFocused()
  await expect(desk(page).getByText('Not saved. Please correct the marked fields.')).toBeVisible()
  await expect(field(page, 'Amount')).toHaveAccessibleDescription(/with at most 12 before the point/)
  await expect(field(page, 'Status')).toHaveValue('failed')
  await field(page, 'Amount').fill('1234.5')
  await desk(page).getByRole('tab', { name: 'Network' }).click()
  await desk(page).getByRole('tab', { name: 'Bank' }).click()
  for (const times of [0, 1]) {
    await page.keyboard.press('F2')
    await expect(desk(page)).toHaveCount(times)
  }
  await expect(field(page, 'Amount'), 'what was entered outlives its tab and the desk').toHaveValue('1234.5')
  await expect(field(page, 'Status')).toHaveValue('failed')
  await expectFitForAll(page, '[aria-label="Demo desk"] [role=tabpanel]')
  await button(page, 'Save').click()
  await expect(desk(page).getByText('Saved.')).toBeVisible()
  await expect(page.getByRole('main').getByText('£1,234.50')).toBeVisible()

  await field(page, 'Kind').selectOption('Content documents')
  await button(page, /bankdetails-main/).click()
  await field(page, 'Account name').fill('Larkspur Demo Till')
  await button(page, 'Save').click()
  await expect(desk(page).getByText('Saved.')).toBeVisible()

  await field(page, 'Kind').selectOption('Withdrawals')
  await field(page, 'How many').fill('10001')
  await button(page, 'Generate rows').click()
  await expect(field(page, 'How many')).toHaveAccessibleDescription(/Enter a whole number from 1 to 10,000/)
  await field(page, 'How many').fill('1000')
  await button(page, 'Generate rows').click()
  await expect(desk(page).getByText('1 to 10 of 1,014')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveAttribute('aria-setsize', '1019')
  await button(page, 'Remove generated rows').click()
  await expect(desk(page).getByText('1 to 10 of 14')).toBeVisible()
  await button(page, 'Remove generated rows').click()
  await expect(field(page, 'How many')).toHaveAccessibleDescription(/There are no generated rows\./)

  await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Bank Transfer' }).click()
  await expect(dialog(page)).toContainText('Larkspur Demo Till')
  const [bank] = (await demo.operator.records('content')).filter(({ _id }) => _id === 'bankdetails-main')
  await demo.operator.setRecord('content', bank?._id ?? '', { accountName: 'Larkspur Demo Tray' })
  await expect(dialog(page), 'an open dialog loads it again').toContainText('Larkspur Demo Tray')
})
