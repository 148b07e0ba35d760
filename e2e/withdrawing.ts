import type { Page } from '@playwright/test'

export const CODE = '482913'

export const dialog = (page: Page) => page.getByRole('dialog')
export const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

export interface Typed {
  method?: 'PayPal' | 'Bank Transfer' | 'Cashapp' | 'Zelle'
  amount?: string
}

/** Clicks Withdraw on the page, fills in the form and submits it. */
export async function withdraw(page: Page, { method = 'PayPal', amount = '120.50' }: Typed = {}): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await dialog(page).waitFor()
  // The form stands as it was entered before (WD-5); Back leads to the methods.
  if (await dialog(page).getByLabel('Amount', { exact: true }).isVisible()) await press(page, 'Back')
  await press(page, method)
  await fillWithdrawal(page, method, amount)
  await press(page, 'Continue')
}

export async function fillWithdrawal(page: Page, method: string, amount: string): Promise<void> {
  const field = (name: string) => dialog(page).getByLabel(name, { exact: true })
  await field('Amount').fill(amount)
  if (method === 'Bank Transfer') {
    await field('Account Name').fill('A. Customer')
    await field('Account Number').fill('555-0100')
    await field('Account Type').fill('Savings')
    await field('Bank Name').fill('Harbour Demo Bank')
  } else {
    await field('Email').fill('pay@mail.example')
  }
}

export async function enterCode(page: Page, code = CODE): Promise<void> {
  await dialog(page).getByLabel('Code', { exact: true }).fill(code)
  await press(page, 'Confirm')
}
