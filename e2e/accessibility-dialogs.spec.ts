import type { Page } from '@playwright/test'
import { expectFitForAll } from './axe.ts'
import { picture } from './files.ts'
import { expect, test, toasts } from './test.ts'
import { CODE, dialog, enterCode, fillWithdrawal, press } from './withdrawing.ts'

async function look(page: Page): Promise<void> {
  await expect(dialog(page)).toBeVisible()
  await expectFitForAll(page)
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('QA-2: no axe violation in either theme in any state of a withdrawal', async ({ page, demo }) => {
      test.setTimeout(60_000)
      await demo.open('/dashboard-overview', { as: 'omar' })
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
      await look(page)
      await press(page, 'PayPal')
      await press(page, 'Continue')
      await look(page)
      await fillWithdrawal(page, 'PayPal', '10')
      await press(page, 'Continue')
      await look(page)
      await enterCode(page)
      await look(page)
      await demo.operator.setUser('omar', { transferStep: 9 })
      await enterCode(page, '1')
      await toasts(page).getByRole('button').click()
      await look(page)
      await enterCode(page, CODE)
      await toasts(page).getByRole('button').click()
      await look(page)
    })

    test('QA-2: no axe violation in either theme in any state of the papers and of a deposit', async ({
      page,
      demo,
    }) => {
      test.setTimeout(60_000)
      await demo.open('/account-details', { as: 'vera' })
      await page.getByRole('button', { name: /KYC verification/ }).click()
      await press(page, 'Submit')
      await look(page)
      await press(page, 'Use specimen document')
      await dialog(page).getByLabel('ID Name').fill('Vera')
      await dialog(page).getByLabel('ID Number').fill('SP-1')
      await expect(dialog(page).getByRole('img')).toHaveCount(2)
      await look(page)
      await press(page, 'Submit')
      await toasts(page).getByRole('button').click()
      await look(page)
      await press(page, 'Close')
      await demo.go('/investify')
      await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click()
      await look(page)
      await press(page, 'Deposit Through Crypto')
      await expect(dialog(page).getByText('Ethereum', { exact: true })).toBeVisible()
      await look(page)
      await press(page, 'Back')
      await press(page, 'Bank Transfer')
      await expect(dialog(page).getByText('Larkspur Demo Deposits')).toBeVisible()
      await look(page)
      await press(page, 'Next Step')
      await press(page, 'Make Deposit')
      await look(page)
      await dialog(page).getByLabel('AMOUNT').fill('250')
      await dialog(page).getByLabel('Upload Proof').setInputFiles(picture())
      await expect(dialog(page).getByRole('img')).toBeVisible()
      await look(page)
      await press(page, 'Make Deposit')
      await toasts(page).getByRole('button').click()
      await look(page)
    })
  })
}
