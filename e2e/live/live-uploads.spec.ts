import type { Page } from '@playwright/test'
import { largestPicture, picture } from '../files.ts'
import { PASSWORD, toast, toasts } from '../test.ts'
import { dialog, press } from '../withdrawing.ts'
import { expect, signIn, faultTest as test } from './live-bank.ts'

/** The browser's own console message for a 409; the page shows its own text. */
const CONFLICT = 'error: Failed to load resource: the server responded with a status of 409 (Conflict)'
const UNSURE = 'That may not have gone through, because we received no answer. Your entries are still here.'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
const status = (page: Page) => dialog(page).getByRole('status')

test('SEC-3, ERR-1, KYC-2: papers whose response was lost are not accepted twice', async ({
  page,
  bank,
  wire,
  complaints,
}) => {
  await signIn(page, 'vera', PASSWORD)
  await toPapers(page)
  wire.fail(/^POST \/api\/kyc$/, 'unanswered')
  await press(page, 'Submit')
  await expect(status(page)).toHaveText(UNSURE)
  expect(await papers(page)).toEqual(PAPERS)
  const { kyc } = await bank.operator.customer('vera')
  expect(kyc).toMatchObject({ number: 'SP-77' })
  wire.mend()
  await press(page, 'Submit')
  await expect(toast(page, 'Details Already Exist')).toBeVisible()
  expect((await bank.operator.customer('vera')).kyc).toEqual(kyc)
  // They are the customer's own, and the form says so.
  await expect(dialog(page)).toContainText('You have already sent your documents. They are waiting to be checked.')
  expect(complaints.splice(complaints.indexOf(CONFLICT), 1)).toEqual([CONFLICT])
})

test('SEC-3, ERR-1, DEP-4: a deposit whose connection breaks is made once, on the next attempt', async ({
  page,
  bank,
  wire,
}) => {
  await signIn(page, 'nora', PASSWORD)
  await main(page).getByRole('button', { name: 'Deposit', exact: true }).click()
  await press(page, 'Bank Transfer')
  await press(page, 'Next Step')
  await field(page, 'AMOUNT').fill('250')
  await field(page, 'Upload Proof').setInputFiles(largestPicture)
  await expect(dialog(page).getByRole('img', { name: 'Preview of Upload Proof' })).toBeVisible()
  await page.clock.runFor(5_000)
  wire.fail(/^POST \/api\/deposit$/, 'cut')
  await press(page, 'Make Deposit')
  await expect(status(page)).toHaveText(UNSURE)
  await expect(field(page, 'AMOUNT')).toHaveValue('250')
  await expect(dialog(page).getByRole('img', { name: 'Preview of Upload Proof' })).toBeVisible()
  await expect(dialog(page).getByText('largest.png')).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
  expect((await bank.operator.customer('nora')).deposits).toEqual([])
  wire.mend()
  await press(page, 'Make Deposit')
  await expect(toast(page, 'Deposit Successful')).toBeVisible()
  const { deposits, user } = await bank.operator.customer('nora')
  expect(deposits).toEqual([
    {
      _id: expect.any(String),
      userId: user._id,
      name: 'Nora Quill',
      email: 'nora@larkspur.example',
      amount: 250,
      images: { name: 'largest.png', type: 'image/png', size: largestPicture.buffer.length, preview: null },
      status: 'Pending',
      createdAt: expect.any(String),
    },
  ])
})

const PAPERS = { name: 'Vera Lindqvist', number: 'SP-77', files: ['largest.png', 'back.png'] }

/** Opens the KYC form and fills it in; no message is shown. */
async function toPapers(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
  await page.getByRole('button', { name: /^Identity check/ }).click()
  await field(page, 'ID Name').fill(PAPERS.name)
  await field(page, 'ID Number').fill(PAPERS.number)
  await expect(dialog(page).getByRole('button', { name: /specimen/i }), 'specimens are of the demo').toHaveCount(0)
  await field(page, 'Front').setInputFiles(largestPicture)
  await field(page, 'Back').setInputFiles(picture('back.png'))
  await expect(dialog(page).getByRole('img')).toHaveCount(2)
  await page.clock.runFor(5_000)
  await expect(toasts(page)).toHaveCount(0)
}

/** The values in that form. */
async function papers(page: Page): Promise<typeof PAPERS> {
  return {
    name: await field(page, 'ID Name').inputValue(),
    number: await field(page, 'ID Number').inputValue(),
    files: await dialog(page)
      .getByText(/^[a-z]+\.png$/)
      .allInnerTexts(),
  }
}
