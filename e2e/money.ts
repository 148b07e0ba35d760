import type { Page } from '@playwright/test'
import { picture } from './files.ts'
import type { DemoDriver } from './support/driver.ts'
import { expect, toast } from './test.ts'
import { dialog, enterCode, press, withdraw } from './withdrawing.ts'

/** Completes the deposit dialog; without an amount, the prefilled one is used. */
export async function deposit(page: Page, amount: string | null): Promise<void> {
  await press(page, 'Bank Transfer')
  await press(page, 'Next Step')
  if (amount !== null) await dialog(page).getByLabel('AMOUNT').fill(amount)
  await dialog(page).getByLabel('Upload Proof').setInputFiles(picture())
  await press(page, 'Make Deposit')
  await expect(toast(page, 'Deposit Successful')).toBeVisible()
}

/** Completes the KYC dialog, which closes by itself. */
export async function uploadPapers(page: Page, demo: DemoDriver, name: string): Promise<void> {
  await dialog(page).getByLabel('ID Name').fill(name)
  await dialog(page).getByLabel('ID Number').fill(`SP-${name}`)
  await press(page, 'Use specimen document')
  await expect(dialog(page).getByRole('img')).toHaveCount(2)
  await press(page, 'Submit')
  await expect(toast(page, 'KYC Details Uploaded')).toBeVisible()
  await demo.clock.advance(2_000)
}

/** Takes Nora through all four flows with money, starting from the overview. */
export async function walkWithNora(page: Page, demo: DemoDriver): Promise<void> {
  await page.getByRole('button', { name: 'Deposit', exact: true }).click()
  await deposit(page, '250')
  await demo.clock.advance(3_000)
  const [made] = (await demo.operator.customer('nora')).deposits
  await demo.go('/investify')
  const history = page.getByRole('main').getByRole('listitem').filter({ hasText: '€250.00' })
  await expect(history).toContainText('Pending')
  await demo.operator.setDeposit(String(made?._id), 'true')
  await expect(history).toContainText('Approved')
  await demo.go('/account-details')
  await page.getByRole('button', { name: /^Identity check/ }).click()
  await uploadPapers(page, demo, 'Nora Quill')
  await demo.operator.setKyc('nora', true)
  await demo.go('/loan')
  await page.getByRole('button', { name: 'Apply for Loan', exact: true }).click()
  for (const name of ['Amount', 'Monthly Income', 'Home Address', 'City', 'State'])
    await dialog(page).getByLabel(name, { exact: true }).fill('900')
  await press(page, 'Next Step')
  for (const name of ['Loan Purpose', 'Professional Status', 'Professional Category', 'Next Of Kin', 'Phone'])
    await dialog(page).getByLabel(name, { exact: true }).fill('900')
  await press(page, 'Apply')
  await demo.clock.advance(15_000)
  await expect(dialog(page).getByRole('button', { name: 'Verify' })).toBeVisible()
  await press(page, 'Close')
  const [loan] = (await demo.operator.customer('nora')).loans
  await expect(page.getByRole('main')).toContainText('Processing')
  await demo.operator.setLoan(String(loan?._id), 'true')
  await expect(page.getByRole('main')).toContainText('Approved')
  await withdraw(page, { amount: '900' })
  const { user } = await demo.operator.customer('nora')
  await enterCode(page, String(user.userOtp))
  await expect(toast(page, 'Withdrawal is Processing')).toBeVisible()
}
