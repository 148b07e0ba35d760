import { expect, test } from './test.ts'

const NEW_PASSWORD = 'Larkspur-2026'

test('DEMO-15: the tour “Open an account”', async ({ page, demo }) => {
  await demo.open('/', { now: '2026-03-02T08:30Z', latency: 350 })

  // The application
  await demo.clock.advance(2_000)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('textbox', { name: 'First Name' }).fill('Nell')
  await page.getByRole('textbox', { name: 'Surname' }).fill('Ashby')
  await page.getByRole('textbox', { name: 'Other Name' }).fill('Joy')
  await page.getByRole('button', { name: 'Next Step' }).click()
  await page.getByRole('textbox', { name: 'Age' }).fill('29')
  await page.getByRole('button', { name: 'Next Step' }).click()
  await page.getByRole('textbox', { name: 'City' }).fill('Lund')
  await page.getByRole('textbox', { name: 'Phone' }).fill('+1 340 555 0111')
  await page.getByRole('textbox', { name: 'Email' }).fill('nell@ashby.example')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('3 Mill Lane')
  await page.getByRole('textbox', { name: 'Date of Birth' }).fill('1996-05-04')
  await page.getByRole('button', { name: 'Next Step' }).click()
  await page.getByRole('combobox', { name: 'Country' }).fill('swed')
  await page.getByRole('option', { name: 'Sweden Sverige SE kr' }).click()
  await page.getByRole('combobox', { name: 'Gender' }).selectOption('Female')
  await page.getByRole('combobox', { name: 'Account Type' }).selectOption('Savings')
  await page.getByRole('combobox', { name: 'Marital Status' }).selectOption('Single')
  await page.getByRole('button', { name: 'Next Step' }).click()

  // The first visit
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await demo.clock.advance(7_400)

  await page.getByRole('textbox', { name: 'Email' }).fill('nell@ashby.example')
  await page.getByRole('textbox', { name: 'Password' }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await demo.clock.advance(7_000)

  const nell = await demo.operator.customer('nell@ashby.example')
  expect(nell.user).toMatchObject({ firstName: 'Nell', lastName: 'Ashby', country: { name: 'Sweden', symbol: 'kr' } })
  expect(await demo.states()).toMatchObject({
    customer: { user: 'ready', loans: 'ready', deposits: 'ready', kyc: 'ready', transfers: 'ready' },
    modal: 'closed',
    session: 'signedIn',
  })
})
