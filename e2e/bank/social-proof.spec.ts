import type { Page } from '@playwright/test'
import type { DemoDriver } from '../support/driver.ts'
import { desk, expect, test, toasts } from '../test.ts'

const LABEL = 'Sample activity'

const questions = async (demo: DemoDriver) =>
  (await demo.calls()).filter(({ path }) => path.includes('/data/query/')).length

const fire = (page: Page, event: 'blur' | 'focus') =>
  page.evaluate((event) => window.dispatchEvent(new Event(event)), event)

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

test('TOAST-2: a sample every 35 s, in turn, asked for once; it is labelled, and is not announced; no time passes for it while the tab is hidden or a dialog is open, but while the window has lost the focus; samples come while the desk is open, too, and do not reach into it', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  const deposit = page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true })
  await demo.clock.advance(20_000)
  await fire(page, 'blur')
  await demo.clock.advance(10_000)
  await deposit.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await demo.clock.advance(300_000)
  await page.keyboard.press('Escape')
  await setHidden(page, true)
  await demo.clock.advance(300_000)
  await setHidden(page, false)
  await demo.clock.advance(4_999)
  await expect(toasts(page)).toHaveCount(0)
  expect(await questions(demo)).toBe(0)
  // What arrives while a dialog is open is held back until it closes.
  await demo.faults.setLatency(2_000)
  await demo.clock.advance(1)
  await deposit.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await demo.clock.advance(2_000)
  await expect(demo).toBeInState('social-proof.rotating.documents.heldBack')
  await expect(toasts(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toContainText([
    `${LABEL}Marisol V. from Portugal opened a savings account.Made up for this demonstration: not a real customer.`,
  ])
  // Changed with TOAST-1: it stands in the list of all toasts, whose messages are announced.
  const live = toasts(page).evaluate((row) => row.closest('[aria-live]')?.getAttribute('aria-live'))
  expect(await live).toBe('off')
  await fire(page, 'focus')

  await page.getByRole('button', { name: 'Demo desk' }).click()
  await expect(desk(page)).toBeVisible()
  await demo.clock.advance(35_000)
  await expect(toasts(page)).toContainText(['Tomasz K. from Poland was approved for a home loan.'])
  const { x, width } = (await toasts(page).boundingBox()) ?? { x: 0, width: 9_999 }
  expect(x + width).toBeLessThanOrEqual((await desk(page).boundingBox())?.x ?? 0)
  await toasts(page).getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(toasts(page)).toHaveCount(0)
  expect(await questions(demo)).toBe(1)
})
