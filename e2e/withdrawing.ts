import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export const CODE = '482913'

export const dialog = (page: Page) => page.getByRole('dialog')
export const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
export const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

/** Escape closes the dialog once it has the focus; before that, it hears no key. */
export async function pressEscape(page: Page): Promise<void> {
  await expect(dialog(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
}

export interface Typed {
  method?: 'PayPal' | 'Cashapp' | 'Zelle'
  amount?: string
}

/** Clicks Withdraw on the page, fills in the form and submits it. */
export async function withdraw(page: Page, { method = 'PayPal', amount = '120.50' }: Typed = {}): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await dialog(page).waitFor()
  // The form stands as it was entered before (WD-5); Back leads to the methods.
  if (await field(page, 'Amount').isVisible()) await press(page, 'Back')
  await press(page, method)
  await fillWithdrawal(page, amount)
  await press(page, 'Continue')
}

export async function fillWithdrawal(page: Page, amount: string): Promise<void> {
  await field(page, 'Amount').fill(amount)
  await field(page, 'Email').fill('pay@mail.example')
}

export async function enterCode(page: Page, code = CODE): Promise<void> {
  await field(page, 'Code').fill(code)
  await press(page, 'Confirm')
}
