import type { Page } from '@playwright/test'
import { countObjectUrls, damagedFile, heldObjectUrls, largestPicture, picture } from '../files.ts'
import { sentBy } from '../money.ts'
import { expect, tabTo, test, toast } from '../test.ts'
import { dialog, field, press } from '../withdrawing.ts'

const open = (page: Page) => page.getByRole('button', { name: /^Identity check/ }).click()

test('KYC-1, KYC-2, QA-2, QA-3: two pictures with their previews, refused files with the reason, and object URLs given back; a picture that goes before it has loaded leaves the console clean; papers are sent by the keyboard alone; the record reloads, the modal closes 2 s later, and the bank verifies it on the open screen', async ({
  page,
  demo,
}) => {
  await page.addInitScript(countObjectUrls)
  await page.addInitScript(noteEarlyRevocations)
  await demo.open('/account-details', { as: 'vera' })
  await open(page)
  await press(page, 'Submit')
  for (const name of ['ID Name', 'ID Number', 'Front', 'Back'])
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'ID Name')).toBeFocused()
  const [damaged, words] = damagedFile
  await field(page, 'Front').setInputFiles(damaged)
  await expect(field(page, 'Front')).toHaveAccessibleDescription(words)
  await expect(dialog(page).getByRole('img')).toHaveCount(0)
  await field(page, 'Front').setInputFiles(largestPicture())
  await expect(dialog(page).getByRole('img', { name: 'Preview of Front' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Remove Front' }).click()
  await expect(dialog(page).getByRole('img')).toHaveCount(0)
  await press(page, 'Use specimen document')
  await expect(dialog(page).getByText('specimen-front.png')).toBeVisible()
  await expect(dialog(page).getByText('specimen-back.png')).toBeVisible()
  await press(page, 'Close')
  await expect.poll(() => page.evaluate(heldObjectUrls)).toBe(0)
  expect(await sentBy(demo)).toEqual([])

  for (const leave of ['Close', 'Remove Front'] as const) {
    await open(page)
    const left = page.evaluate(pressOnceAPictureStands, leave)
    await field(page, 'Front').setInputFiles(picture('front.png'))
    await left
    await expect(dialog(page).getByRole('img')).toHaveCount(0)
  }
  await expect.poll(() => page.evaluate(heldObjectUrls)).toBe(0)
  expect(await page.evaluate(() => window.revokedEarly)).toEqual([])

  await press(page, 'Close')
  await expect(dialog(page)).toHaveCount(0)
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
  await press(page, 'Send other documents')
  await expect(dialog(page)).toBeFocused()
  await expect(field(page, 'ID Name')).toBeVisible()
})

declare global {
  interface Window {
    revokedEarly?: string[]
  }
}

/** Runs in the page: reports pictures whose URL is revoked before they load, which logs a console error. */
function noteEarlyRevocations(): void {
  const { revokeObjectURL } = URL
  const pictures = new Set<HTMLImageElement>()
  const early: string[] = []
  window.revokedEarly = early
  new MutationObserver(() => {
    for (const image of document.images) pictures.add(image)
  }).observe(document, { childList: true, subtree: true })
  URL.revokeObjectURL = (url) => {
    for (const { src, complete, alt } of pictures) if (src === url && !complete) early.push(alt)
    revokeObjectURL.call(URL, url)
  }
}

/** Runs in the page: clicks a button of the dialog at the moment when a picture appears. */
function pressOnceAPictureStands(name: string): Promise<void> {
  return new Promise((resolve) => {
    const press = (_: unknown, observer: MutationObserver) => {
      const dialog = document.querySelector('[role=dialog]')
      if (!dialog?.querySelector('img')) return
      observer.disconnect()
      const buttons = [...dialog.querySelectorAll('button')]
      buttons.find((button) => [button.textContent, button.ariaLabel].includes(name))?.click()
      resolve()
    }
    new MutationObserver(press).observe(document.body, { childList: true, subtree: true })
  })
}
