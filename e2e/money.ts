import type { Page } from '@playwright/test'
import type { DemoDriver } from './support/driver.ts'
import { expect, toast } from './test.ts'
import { dialog, press } from './withdrawing.ts'

/** What the page has sent to change something, in order: `['POST loan', body]`. */
export const sentBy = async (demo: DemoDriver) =>
  (await demo.calls()).flatMap(({ method, path, body }) =>
    method === 'GET' ? [] : [[`${method} ${path}`, body] as const],
  )

/** Completes the deposit dialog; without an amount, the prefilled one is used. */
export async function deposit(page: Page, amount: string | null): Promise<void> {
  await press(page, 'Bank Transfer')
  await press(page, 'Next Step')
  if (amount !== null) await dialog(page).getByLabel('AMOUNT').fill(amount)
  await press(page, 'Use specimen receipt')
  await expect(dialog(page).getByRole('img')).toBeVisible()
  await press(page, 'Make Deposit')
  await expect(toast(page, 'Deposit Successful')).toBeVisible()
}
