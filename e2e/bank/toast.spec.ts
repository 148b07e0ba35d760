import type { Page } from '@playwright/test'
import { messages } from '#src/content/messages.ts'
import { expect, logIn, test, toast } from '../test.ts'
import { dialog, enterCode, withdraw } from '../withdrawing.ts'

const WRONG = messages['wrong-credentials']

async function announce(page: Page) {
  await logIn(page, 'ada@larkspur.example', 'wrong')
  await expect(toast(page, WRONG)).toBeVisible()
}

const box = async (page: Page, text: string = WRONG) => {
  const found = await toast(page, text).locator('xpath=ancestor::li[1]').boundingBox()
  if (found === null) throw new Error('The toast has no box')
  return found
}

test('TOAST-1: a toast sits top-right and closes after 5,000 ms of virtual time; it waits while hovered, and while the window is out of focus; dragging past 80 percent of its width dismisses it, less does not; the keyboard does too; on a phone, an error covers neither the field that it is about nor the action; at 400 % zoom, and above the desk’s sheet, it leaves title and close button of a dialog free; a toast has the tone of its text', async ({
  page,
  demo,
}) => {
  await demo.open('/login')
  await announce(page)
  const gone = () => expect(toast(page, WRONG)).toHaveCount(0)
  const { x, y, width } = await box(page)
  expect(x + width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 64)
  expect(y).toBeLessThan(160)
  for (const name of ['Sign In', 'Create free account']) {
    const action = await page.getByRole('banner').getByRole('link', { name }).boundingBox()
    expect(y, `clear of ${name}`).toBeGreaterThanOrEqual((action?.y ?? 0) + (action?.height ?? 0))
  }
  await demo.clock.advance(3_000)
  await toast(page, WRONG).hover()
  await demo.clock.advance(60_000)
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await page.mouse.move(10, 700)
  await demo.clock.advance(60_000)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await demo.clock.advance(1_999)
  await expect(toast(page, WRONG)).toBeVisible()
  await demo.clock.advance(1)
  await gone()

  await announce(page)
  const drag = async (share: number) => {
    const { x, y, width, height } = await box(page)
    await page.mouse.move(x + 8, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + 8 + (width * share) / 2, y + height / 2)
    await page.mouse.move(x + 8 + width * share, y + height / 2)
    await page.mouse.up()
  }
  await drag(0.79)
  await expect(toast(page, WRONG)).toBeVisible()
  await drag(0.81)
  await gone()
  await page.mouse.move(10, 700)

  const dismiss = page.getByRole('region', { name: 'Notifications' }).getByRole('button').first()
  for (const key of ['Enter', 'Escape']) {
    await announce(page)
    await dismiss.focus()
    await demo.clock.advance(60_000)
    await page.keyboard.press(key)
    await gone()
  }

  await page.setViewportSize({ width: 360, height: 640 })
  await demo.signIn('ada')
  await demo.go('/loan')
  await page.getByRole('button', { name: 'Apply for Loan' }).click()
  const button = page.getByRole('button', { name: 'Next Step' })
  await button.click()
  const field = page.getByLabel('Amount', { exact: true })
  await expect(field).toBeFocused()
  const above = await box(page, messages['fields-invalid'])
  for (const part of [field, button])
    expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(above.y + above.height)
  await page.keyboard.press('Escape')

  const typeOf = (text: string) => toast(page, text).locator('xpath=ancestor::li[1]').getAttribute('data-type')
  await withdraw(page, { amount: '10' })
  for (const { width, height, withDesk } of [
    { width: 320, height: 256, withDesk: false },
    { width: 390, height: 844, withDesk: true },
    { width: 1280, height: 800, withDesk: false },
  ]) {
    await page.setViewportSize({ width, height })
    if (withDesk) await page.keyboard.press('F2')
    await enterCode(page, '1')
    await expect(toast(page, messages['wrong-code'])).toBeVisible()
    await dialog(page).getByRole('heading').scrollIntoViewIfNeeded()
    // Playwright presses only what nothing covers.
    await dialog(page).getByRole('button', { name: 'Close' }).click({ trial: true })
    const title = await dialog(page).getByRole('heading').boundingBox()
    const { x, y, width: wide, height: high } = await box(page, messages['wrong-code'])
    const isApart =
      title === null ||
      x >= title.x + title.width ||
      title.x >= x + wide ||
      y >= title.y + title.height ||
      title.y >= y + high
    expect(isApart, `clear of the title at ${width} × ${height}`).toBe(true)
    if (withDesk) await page.keyboard.press('F2')
  }
  expect(await typeOf(messages['wrong-code'])).toBe('error')
  await enterCode(page)
  await expect(toast(page, messages['withdrawal-processing'])).toBeVisible()
  expect(await typeOf(messages['withdrawal-processing'])).toBe('loading')
})

test('TOAST-1, QA-2: in forced colours, which paint backgrounds like the page, a toast keeps its icon @media', async ({
  page,
  demo,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await demo.open('/create-account')
  await page.getByRole('button', { name: 'Next Step' }).click()
  const colours = await toast(page, messages['fields-invalid'])
    .locator('xpath=ancestor::li[1]')
    .evaluate((item) => [null, '::before'].map((part) => getComputedStyle(item, part).backgroundColor))
  expect(colours[0]).not.toBe(colours[1])
})
