import type { Page } from '@playwright/test'

export const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** The customer that the tests register, by the labels of the four steps. */
export const NEWCOMER = {
  identity: { 'First Name': 'Greta', Surname: 'Holm', 'Other Name': 'Maja', Age: '34' },
  contact: {
    City: 'Lisbon',
    Phone: '+351 555 0101',
    Email: 'greta@holm.example',
    Address: '1 Harbour Road',
    'Date of Birth': '1992-02-29',
  },
  credentials: { Password: 'Gr3ta pass ', 'Confirm Password': 'Gr3ta pass ' },
}

/** The values that the first two steps and the country send to the bank. */
export const PROFILE = {
  firstName: 'Greta',
  lastName: 'Holm',
  middleName: 'Maja',
  age: '34',
  city: 'Lisbon',
  phone: '+351 555 0101',
  email: 'greta@holm.example',
  address: '1 Harbour Road',
  dob: '1992-02-29',
  country: { name: 'Portugal', symbol: '€' },
}

export async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}

async function chooseCountry(page: Page, typed: string, option: string) {
  await page.getByRole('combobox', { name: 'Country' }).fill(typed)
  await page.getByRole('option', { name: option }).first().click()
}

export async function fillDetails(page: Page) {
  await chooseCountry(page, 'portu', 'Portugal')
  for (const label of ['Gender', 'Account Type', 'Marital Status']) await field(page, label).selectOption({ index: 1 })
}

/** Fills in all four steps without submitting. */
export async function toCredentials(page: Page) {
  await fill(page, NEWCOMER.identity)
  await submit(page, 'Next Step').click()
  await fill(page, NEWCOMER.contact)
  await submit(page, 'Next Step').click()
  await fillDetails(page)
  await submit(page, 'Next Step').click()
  await fill(page, NEWCOMER.credentials)
}
