import type { Page } from '@playwright/test'
import { picture } from '../files.ts'
import { sentBy } from '../money.ts'
import { expect, tabTo, test, toast } from '../test.ts'
import { dialog, field, press } from '../withdrawing.ts'

const open = (page: Page) => page.getByRole('button', { name: /^Identity check/ }).click()

test('KYC-1, KYC-2, QA-2: two pictures with their previews; papers are sent by the keyboard alone; the record reloads, the modal closes 2 s later, and the bank verifies it on the open screen', async ({
  page,
  demo,
}) => {
  await demo.open('/account-details', { as: 'vera' })
  await open(page)
  await press(page, 'Submit')
  for (const name of ['ID Name', 'ID Number', 'Front', 'Back'])
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'ID Name')).toBeFocused()
  await field(page, 'Front').setInputFiles(picture())
  await expect(dialog(page).getByRole('img', { name: 'Preview of Front' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Remove Front' }).click()
  await expect(dialog(page).getByRole('img')).toHaveCount(0)
  await press(page, 'Use specimen document')
  await expect(dialog(page).getByText('specimen-front.png')).toBeVisible()
  await expect(dialog(page).getByText('specimen-back.png')).toBeVisible()
  await press(page, 'Close')
  await expect(dialog(page)).toHaveCount(0)
  expect(await sentBy(demo)).toEqual([])

  const entry = page.getByRole('button', { name: /^Identity check/ })
  await entry.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await tabTo(field(page, 'ID Name'))
  await page.keyboard.type(' Vera S. Lindqvist ')
  await page.keyboard.press('Tab')
  await page.keyboard.type('SP-1 ')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Front')).toBeFocused()
  await field(page, 'Front').setInputFiles(picture('front.png'))
  await field(page, 'Back').setInputFiles(picture('back.png'))
  await expect(dialog(page).getByRole('img')).toHaveCount(2)
  await demo.clock.settled()
  await field(page, 'ID Number').press('Enter')
  await expect(toast(page, 'KYC Details Uploaded')).toBeVisible()
  await expect(dialog(page).getByRole('heading', { name: 'Documents uploaded' })).toBeFocused()
  const { user } = await demo.operator.customer('vera')
  const file = { type: 'image/png', size: expect.any(Number) }
  expect(await sentBy(demo)).toEqual([
    [
      'POST kyc',
      {
        name: 'Vera S. Lindqvist',
        userId: user._id,
        email: 'vera@larkspur.example',
        number: 'SP-1',
        front: { name: 'front.png', ...file },
        back: { name: 'back.png', ...file },
      },
    ],
  ])
  await demo.clock.advance(2_000)
  await expect(dialog(page)).toHaveCount(0)
  await expect(entry).toBeFocused()
  await expect(entry).toContainText('Being checked')
  await demo.operator.setKyc('vera', true)
  await expect(entry).toContainText('Verified')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('Your identity is already verified.')
  await expect(dialog(page)).toContainText('SP-1')
  await expect(field(page, 'ID Name')).toHaveCount(0)

  // A lost answer is no lost upload.
  await press(page, 'Close')
  await demo.operator.setKyc('vera', null)
  // What failed to load is loaded from here.
  await demo.faults.set({ call: 'GET kyc/{id}', kind: 'status', status: 500, times: 1 })
  await demo.reload()
  await expect(entry).toContainText('Could not be loaded')
  await open(page)
  await expect(dialog(page)).toContainText('Your details: Could not be loaded.')
  await dialog(page)
    .getByRole('button', { name: /^Try again/ })
    .click()
  await press(page, 'Use specimen document')
  await demo.faults.set({ call: 'POST kyc', kind: 'network', after: true, times: 1 })
  await press(page, 'Submit')
  await expect(dialog(page)).toContainText('They are waiting to be checked.')
  await expect(field(page, 'ID Name')).toHaveCount(0)
  await expect(dialog(page).getByRole('heading', { name: 'Documents uploaded' })).toBeFocused()
})
