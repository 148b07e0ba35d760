import type { Page } from '@playwright/test'
import { applyForLoan, deposit, uploadPapers } from '../money.ts'
import type { DemoDriver } from '../support/driver.ts'
import { expect, test, toast } from '../test.ts'
import { JOURNEY } from '../time-reporter.ts'
import { dialog, enterCode, press, withdraw } from '../withdrawing.ts'

/** A persona's whole journey on the paused clock; the reporter prints its times (PERF-5). */
function journey(persona: string, title: string, walk: (page: Page, demo: DemoDriver) => Promise<void>): void {
  test(`DEMO-3: the journey of ${persona}: ${title}`, { annotation: { type: JOURNEY, description: persona } }, async ({
    page,
    demo,
  }) => {
    await demo.open('/dashboard-overview', { as: persona })
    await walk(page, demo)
  })
}

journey('nora', 'from nothing to a confirmed deposit, an approved loan and a first withdrawal', async (page, demo) => {
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
  await applyForLoan(page, '900')
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
})

journey('vera', 'no papers yet, then a plan', async (page, demo) => {
  await withdraw(page)
  await expect(toast(page, 'Please you need to verify KYC.')).toBeVisible()
  await demo.clock.advance(2_000)
  await uploadPapers(page, demo, 'Vera Lindqvist')
  await press(page, 'Continue')
  await expect(toast(page, /^Please Wait, Your KYC Verification/)).toBeVisible()
  await demo.operator.setKyc('vera', true)
  await press(page, 'Continue')
  await enterCode(page)
  await expect(toast(page, 'Withdrawal is Processing')).toBeVisible()
  await demo.go('/investify')
  await page.getByRole('button', { name: /Gold/ }).click()
  await deposit(page, null)
  expect((await demo.operator.customer('vera')).deposits[0]).toMatchObject({ amount: 1_000, status: 'Pending' })
  await demo.clock.advance(3_000)
  await demo.operator.setUser('vera', { investStatus: 'true' })
  await expect(page.getByRole('heading', { name: 'Start Investing' })).toHaveCount(0)
})
