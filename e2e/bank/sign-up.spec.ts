import type { Page } from '@playwright/test'
import { groupNumber } from '#src/content/account-number.ts'
import { fieldErrorTexts } from '#src/content/field-errors.ts'
import { countryCopy } from '#src/content/sign-up.ts'
import { sentBy } from '../money.ts'
import { expect, expectPrompts, test, toast } from '../test.ts'

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** The customer that the tests register, by the labels of the four steps. */
const NEWCOMER = {
  identity: { 'First Name': 'Greta', Surname: 'Holm', 'Other Name': 'Maja', Age: '34' },
  contact: { City: 'Lisbon', Phone: '+351 555 0101', Email: 'greta@holm.example' },
}
const PASSWORDS = ['Password', 'Confirm Password']

const EMPTY = 'All input field must be valid'

test('PUB-8, SIGN-1, SIGN-2, SIGN-3, SIGN-4, SIGN-5, SIGN-6, SIGN-9, IN-4, IN-6, ERR-3: the keyboard alone registers at /register, in four steps, and none is left while a field of it is empty; in the country’s, Enter takes what is highlighted, and leaving it chooses only what its text says; a taken e-mail address is reported; nothing is lost by Back and the browser’s Back but passwords, nor sent twice; the payload is whole, and 2 s later the sign-in leads to their dashboard', async ({
  page,
  demo,
}) => {
  const { keyboard } = page
  const type = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await field(page, label).focus()
      await keyboard.type(value)
    }
  }
  const step = (name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeFocused()
  await demo.open('/register')
  await expect(page.getByRole('heading', { name: 'Sign Up', exact: true })).toBeVisible()
  await expect(page.getByText('Create An Account To Get Started')).toBeVisible()
  await type({ ...NEWCOMER.identity, Surname: '   ', Age: '' })
  await keyboard.press('Enter')
  await expect(toast(page, EMPTY)).toBeVisible()
  await expect(field(page, 'First Name')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Age')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Surname')).toBeFocused()
  await type({ Surname: 'Holm', Age: '34' })
  await keyboard.press('Enter')

  await step('How to reach you')
  // What cannot be true is refused at its field, which says why.
  await type({ ...NEWCOMER.contact, Email: 'ada@larkspur.example' })
  await field(page, 'Date of Birth').fill('0022-05-01')
  await keyboard.press('Enter')
  await expect(field(page, 'Date of Birth')).toBeFocused()
  await expect(field(page, 'Date of Birth')).toHaveAccessibleDescription(fieldErrorTexts['born-too-early'])
  await field(page, 'Date of Birth').fill('1992-02-29')
  await keyboard.press('Enter')

  await step('Your account')
  await submit(page, 'Next Step').press('Enter')
  const country = page.getByRole('combobox', { name: 'Country' })
  await expect(country).toBeFocused()
  const highlighted = page.locator('[role=option][data-highlighted]')
  for (const [typed, key, best, chosen] of [
    ['Guinea-B', 'Tab', 'Guinea-Bissau', ''],
    ['U.S.', 'Enter', 'United States', 'United States'],
    ['St Lucia', 'Tab', 'Saint Lucia', 'Saint Lucia'],
  ] as const) {
    await country.fill('')
    await country.pressSequentially(typed)
    await expect(highlighted).toContainText(best)
    // What was wrong goes while something is typed: the button below must not move as it is pressed.
    await expect(country).not.toHaveAttribute('aria-invalid')
    await keyboard.press(key)
    await expect(country).toHaveValue(chosen)
  }
  await country.fill('xyzzy')
  await expect(country).toHaveAccessibleDescription(countryCopy.none)
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await country.fill('Korea')
  await expect(page.getByRole('listbox')).toHaveAccessibleName('Country')
  await expect(page.getByRole('option').first()).toContainText('North Korea')
  await expect(highlighted).toHaveCount(0)
  await keyboard.press('Enter')
  await expect(country).toHaveValue('Korea')
  await page.getByRole('option', { name: 'South Korea' }).click()
  await country.fill('portugal')
  // The list follows what is typed: a key that comes before it chooses nothing.
  await expect(page.getByRole('option', { name: 'Portugal' }).first()).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(country).toHaveValue('Portugal')
  // The list gives the focus back when it has closed.
  await expect(page.getByRole('option', { name: 'Portugal' })).toHaveCount(0)
  await expect(country).toBeFocused()
  for (const label of ['Gender', 'Account Type', 'Marital Status']) {
    await field(page, label).focus()
    await keyboard.press('ArrowDown')
    await expect(field(page, label)).not.toHaveValue('')
  }
  await submit(page, 'Next Step').press('Enter')
  await expect(field(page, 'Address')).toBeFocused()
  await keyboard.type('2 Quay')
  await submit(page, 'Next Step').press('Enter')

  await step('Your password')
  await expect(page.getByRole('link', { name: 'Already Have An Account? Sign In' })).toHaveAttribute('href', '/login')
  for (const label of PASSWORDS) await expect(field(page, label)).toHaveAttribute('type', 'password')
  await type({ Password: 'Gr3ta pass ', 'Confirm Password': 'Gr3ta' })
  await keyboard.press('Enter')
  await expect(toast(page, EMPTY)).toBeVisible()
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
  await expect(page).toHaveURL('/register')
  await field(page, 'Confirm Password').focus()
  await keyboard.press('End')
  await keyboard.type(' pass ')
  await keyboard.press('Enter')
  await expect(toast(page, 'User Already Exist')).toBeVisible()

  await page.goBack()
  await expect(country).toHaveValue('Portugal')
  // A browser that fills in a form leaves the focus where it is.
  for (const [filledIn, chosen] of [
    ['Espana', 'Spain'],
    ['Nowhere', 'Spain'],
    ['DE', 'Germany'],
    ['Portugal', 'Portugal'],
  ] as const) {
    await field(page, 'Address').focus()
    await country.evaluate(fillIn, filledIn)
    await expect(country).toHaveValue(chosen)
  }
  await submit(page, 'Back').click()
  await expect(field(page, 'Address')).toHaveValue('2 Quay')
  await field(page, 'Email').fill(NEWCOMER.contact.Email)
  for (let step = 0; step < 2; step++) await submit(page, 'Next Step').click()
  for (const label of PASSWORDS) {
    await expect(field(page, label)).toHaveValue('')
    await field(page, label).fill('Gr3ta pass ')
  }
  await demo.faults.set({ call: 'POST auth/register', kind: 'delay', ms: 20_000, times: 1 })
  await submit(page, 'Sign Up').dblclick()
  await field(page, 'Confirm Password').press('Enter')
  await expectPrompts(page, demo, { 'Please wait': 9_000, 'Validating...': 9_000, 'Loading...': 2_000 })
  await expect(toast(page, 'Registration complete')).toBeVisible()
  const sent = await sentBy(demo)
  expect(sent.map(([call]) => call)).toEqual(['POST auth/register', 'POST auth/register'])
  const body = sent[1]?.[1] as Record<string, unknown>
  expect(body).toEqual({
    firstName: 'Greta',
    lastName: 'Holm',
    middleName: 'Maja',
    age: '34',
    city: 'Lisbon',
    phone: '+351 555 0101',
    email: 'greta@holm.example',
    address: '2 Quay',
    dob: '1992-02-29',
    country: { name: 'Portugal', symbol: '€' },
    gender: expect.stringMatching(/./),
    accountType: expect.stringMatching(/./),
    maritalstatus: expect.stringMatching(/./),
    password: 'Gr3ta pass ',
    confirmpassword: 'Gr3ta pass ',
    accountNumber: expect.stringMatching(/^[1-9]\d{9}$/),
  })
  await demo.clock.advance(2_000)
  await expect(page).toHaveURL('/login')
  await demo.reload()
  await expect(field(page, 'Email')).toHaveValue('greta@holm.example')
  await field(page, 'Email').fill(' Greta@Holm.example ')
  await field(page, 'Password').fill('Gr3ta pass ')
  await submit(page, 'Log In').click()
  await demo.clock.advance(2_000)
  await expect(page.getByText('Account Dashboard')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(groupNumber(String(body.accountNumber)))
})

/** Runs in the page: as browsers fill in a field. */
function fillIn(field: HTMLElement | SVGElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
