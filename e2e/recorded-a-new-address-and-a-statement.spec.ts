import { expect, test } from './test.ts'

const PASSWORD = 'Demo-1234'
const WRONG_PASSWORD = 'Wrong-2026'

test('DEMO-15: a new address and a statement', async ({ page, demo }) => {
  await page.setViewportSize({ width: 976, height: 800 })
  await demo.open('/login', { now: '2026-03-02T08:30Z', latency: 350 })
  const dialog = page.getByRole('dialog')
  await page.getByRole('textbox', { name: 'Email' }).fill('vera@larkspur.example')
  await page.getByRole('textbox', { name: 'Password' }).fill(WRONG_PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await demo.clock.advance(1_300)

  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByRole('button', { name: 'Log In' }).click()
  await demo.clock.advance(4_900)

  await page.getByRole('link', { name: 'VL Account' }).click()
  await page.getByRole('button', { name: 'Account Settings' }).click()
  await dialog.getByRole('textbox', { name: 'City' }).fill('Oslo')
  await dialog.getByRole('combobox', { name: 'Country' }).fill('norw')
  await dialog.getByRole('combobox', { name: 'Country' }).press('Enter')
  await dialog.getByRole('combobox', { name: 'Account Type' }).selectOption('Joint')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await demo.clock.advance(2_700)

  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('button', { name: 'Statement' }).click()
  await dialog.getByRole('button', { name: 'Last 12 months' }).click()
  await dialog.getByRole('textbox', { name: 'From' }).fill('2025-06-01')
  await dialog.getByRole('button', { name: 'Download CSV' }).click()
  await page.keyboard.press('Escape')

  const vera = await demo.operator.customer('vera')
  expect(vera.user).toMatchObject({ country: { name: 'Norway', symbol: 'kr' }, accountType: 'Joint', city: 'Oslo' })
  expect(await demo.states()).toMatchObject({
    customer: { user: 'ready', loans: 'ready', deposits: 'ready', kyc: 'ready', transfers: 'ready' },
    modal: 'closed',
    session: 'signedIn',
  })
})
