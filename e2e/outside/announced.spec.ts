import type { Page } from '@playwright/test'
import { expect, test, toast } from '../test.ts'
import { dialog, enterCode, press, withdraw } from '../withdrawing.ts'

/** Collects what comes into polite regions from now on, as a screen reader announces it. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const text = [...addedNodes].map((node) => node.textContent ?? '').join('')
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest('[aria-live], [role=status], [role=alert]')
        if (text !== '' && region && region.getAttribute('aria-live') !== 'off') heard.push(text)
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0))
}

test('IN-7: in a dialog, a wrong amount and a refused file are announced while the focus stays, and toasts are within its reach', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await press(page, 'PayPal')
  const amount = dialog(page).getByLabel('Amount', { exact: true })
  await dialog(page).getByLabel('Email', { exact: true }).fill('pay@mail.example')
  await amount.fill('0')
  const heard = await listen(page)
  for (const _ of ['first', 'again']) {
    await amount.press('Enter')
    await expect(amount).toBeFocused()
    await expect.poll(heard).toEqual(['The amount must be more than 0.'])
  }
  await press(page, 'Close')

  await demo.go('/investify')
  await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click()
  await press(page, 'Bank Transfer')
  await press(page, 'Next Step')
  const picker = dialog(page).getByLabel('Upload Proof')
  await heard()
  await picker.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') })
  await expect(picker).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(heard).toContain('This file is not a picture. Please choose a PNG, JPEG or WebP file.')

  await press(page, 'Close')
  await demo.go('/dashboard-overview')
  await withdraw(page)
  await enterCode(page, '111111')
  await expect(toast(page, 'Wrong Code')).toBeVisible()
  const inReach = await dialog(page).ariaSnapshot()
  expect(inReach).toContain('region "Notifications"')
  expect(inReach).toContain('Wrong Code')
})

test('IN-9: password managers find whose password a form sets, and which fields ask for it', async ({ page, demo }) => {
  await demo.open('/?at=sign-up.credentials')
  const completes = (form = page.getByRole('main').locator('form')) =>
    form.evaluate((element: HTMLFormElement) =>
      [...element.elements].flatMap((field) =>
        field instanceof HTMLInputElement ? [[field.autocomplete, field.value, field.checkVisibility()]] : [],
      ),
    )
  expect(await completes()).toEqual([
    ['username', expect.stringContaining('@'), false],
    ['new-password', '', true],
    ['new-password', '', true],
  ])
  await demo.go('/reset-password/some-token')
  expect(await completes()).toEqual([
    ['username', '', true],
    ['new-password', '', true],
    ['new-password', '', true],
  ])
  await demo.go('/login')
  expect(await completes()).toEqual([
    ['username', '', true],
    ['current-password', '', true],
  ])
  await demo.open('/?at=withdrawal.confirming.asking')
  expect(await completes(dialog(page).locator('form'))).toEqual([['one-time-code', '', true]])
})
