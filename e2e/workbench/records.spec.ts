import type { Page } from '@playwright/test'
import { expectFitForAll } from '../axe.ts'
import { expect, test } from '../test.ts'

const desk = (page: Page) => page.getByRole('complementary', { name: 'Demo desk' })
const button = (page: Page, name: string | RegExp) => desk(page).getByRole('button', { name })
const field = (page: Page, name: string) => desk(page).getByLabel(name, { exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

test('DEMO-16: records and content are edited as a form and as JSON, and rows are made by the number; the product shows it', async ({
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
  await expect(field(page, 'Amount')).toHaveAccessibleDescription(/with at most 12 before the point/)
  await expect(field(page, 'Status')).toHaveValue('failed')
  await field(page, 'Amount').fill('1234.5')
  await button(page, 'JSON').click()
  await expect(field(page, 'Record as JSON')).toHaveValue(/"amount": 1234.5,\n {2}"status": "failed"/)
  await expectFitForAll(page)
  await button(page, 'Form').click()
  await button(page, 'Save').click()
  await expect(desk(page).getByText('Saved.')).toBeVisible()
  await expect(page.getByRole('main').getByText('£1,234.50')).toBeVisible()

  await field(page, 'Kind').selectOption('Content documents')
  await button(page, /bankdetails-main/).click()
  await button(page, 'JSON').click()
  const json = field(page, 'Record as JSON')
  const written = JSON.parse(await json.inputValue())
  await json.fill('{ "_id": ')
  await button(page, 'Save').click()
  await expect(json).toHaveAccessibleDescription(/This is not JSON/)
  await json.fill(JSON.stringify({ ...written, accountName: 'Larkspur Demo Till', colour: 'blue' }))
  await button(page, 'Save').click()
  await expect(json).toHaveAccessibleDescription(/colour is not a field of it/)
  expect(await json.evaluate(selected)).toBe('"colour"')
  await json.fill(JSON.stringify({ ...written, accountName: 'Larkspur Demo Till' }))
  await button(page, 'Save').click()
  await expect(desk(page).getByText('Saved.')).toBeVisible()

  await field(page, 'Kind').selectOption('Withdrawals')
  await field(page, 'How many').fill('10001')
  await button(page, 'Generate rows').click()
  await expect(field(page, 'How many')).toHaveAccessibleDescription(/Enter a whole number from 1 to 10,000/)
  await field(page, 'How many').fill('10000')
  await button(page, 'Generate rows').click()
  await expect(desk(page).getByText('1 to 10 of 10,014')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveAttribute('aria-setsize', '10019')
  await button(page, 'Remove generated rows').click()
  await expect(desk(page).getByText('1 to 10 of 14')).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Bank Transfer' }).click()
  await expect(dialog(page)).toContainText('Larkspur Demo Till')
  const [bank] = (await demo.operator.records('content')).filter(({ _id }) => _id === written._id)
  await demo.operator.setRecord('content', bank?._id ?? '', { accountName: 'Larkspur Demo Tray' })
  await expect(dialog(page), 'an open dialog loads it again').toContainText('Larkspur Demo Tray')
})

function selected(element: HTMLElement): string {
  const { value, selectionStart, selectionEnd } = element as HTMLTextAreaElement
  return value.slice(selectionStart, selectionEnd)
}
