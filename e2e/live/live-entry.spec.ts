import type { Page } from '@playwright/test'
import { groupNumber } from '#src/content/account-number.ts'
import { NEWCOMER, PROFILE, submit, toCredentials } from '../signing-up.ts'
import { PASSWORD, session, toast, toasts } from '../test.ts'
import { dialog, press } from '../withdrawing.ts'
import { expect, logIn, signIn, test } from './live-bank.ts'

const ADA = 'ada@larkspur.example'
/** The browser's own console message for a 401; the page prints nothing. */
const REFUSED = 'error: Failed to load resource: the server responded with a status of 401 (Unauthorized)'

const main = (page: Page) => page.getByRole('main')
const initials = (page: Page) => page.getByRole('banner').getByRole('link', { name: /account/i })

test('SEC-3, SIGN-5, SIGN-6: a sign-up over HTTP, from its first step to the dashboard', async ({ page, bank }) => {
  await page.goto('/create-account')
  await toCredentials(page)
  await submit(page, 'Sign Up').click()
  await expect(toast(page, 'Registration complete')).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(page).toHaveURL('/login')
  await logIn(page, ' Greta@Holm.example ', NEWCOMER.credentials.Password)
  const { user } = await bank.operator.customer('greta@holm.example')
  expect(user).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    ...PROFILE,
    gender: 'Female',
    accountType: 'Savings',
    maritalstatus: 'Single',
    accountNumber: expect.stringMatching(/^[1-9]\d{9}$/),
    newUser: true,
    profit: 0,
    bonus: 0,
    investStatus: 'false',
    transferStep: 1,
    userOtp: expect.stringMatching(/^\d{6}$/),
    otpMessage: expect.any(String),
    createdAt: expect.any(String),
  })
  await expect(main(page).getByText('Account Dashboard', { exact: true })).toBeVisible()
  await expect(main(page)).toContainText('€0.00')
  await expect(main(page)).toContainText(groupNumber(String(user.accountNumber)))
  await expect(initials(page)).toContainText('GH')
})

test('SEC-3, RESET-4: a forgotten password over HTTP, by the link of the mail to a new one', async ({
  page,
  bank,
  complaints,
}) => {
  await page.goto('/forget-password')
  await page.getByLabel('Email', { exact: true }).fill(ADA)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Please Check Your Email For Reset Password Link')).toBeVisible()
  const [mail, ...others] = await bank.outbox()
  expect([mail, others]).toEqual([
    {
      at: expect.any(Number),
      to: ADA,
      kind: 'reset',
      text: expect.stringContaining('within an hour'),
      link: expect.stringMatching(/^\/reset-password\/[0-9a-f]{48}$/),
    },
    [],
  ])

  await page.goto(mail?.link ?? '')
  await choosePassword(page, 'Brand-new-1')
  await expect(toast(page, 'Password Changed Successfully')).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email', { exact: true }).fill(ADA)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await submit(page, 'Log In').click()
  await expect(toast(page, 'Wrong Credentials')).toBeVisible()
  expect(complaints.splice(0)).toEqual([REFUSED])
  await logIn(page, ADA, 'Brand-new-1')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
})

test('SEC-3, ACCT-2: settings changed over HTTP, seen at once and after a reload', async ({ page, bank }) => {
  await signIn(page, 'ada', PASSWORD)
  const { user: before } = await bank.operator.customer('ada')
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
  await main(page).getByRole('button', { name: 'Account Settings' }).click()
  const field = (label: string) => dialog(page).getByLabel(label, { exact: true })
  await expect(field('First Name')).toHaveValue('Ada')
  await field('First Name').fill('Grace')
  await field('Surname').fill('   ')
  await field('City').fill('')
  await field('Account Type').selectOption('Joint')
  await press(page, 'Save')
  await expect(toast(page, 'Details Updated')).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(dialog(page)).toHaveCount(0)
  await expect(initials(page)).toContainText('GF')
  await expect(main(page)).toContainText('Grace Fenwick')
  expect((await bank.operator.customer('ada')).user).toEqual({ ...before, firstName: 'Grace', accountType: 'Joint' })
  await page.reload()
  await expect(initials(page)).toContainText('GF')
  await expect(main(page)).toContainText('Grace Fenwick')
})

test('SEC-3, AUTH-7: logging out of the live build takes the token alone, and the guard asks for another', async ({
  page,
}) => {
  await signIn(page, 'ada', PASSWORD)
  await expect.poll(async () => Object.keys(await session(page)).sort()).toEqual(KEYS)
  const { accessToken: _, ...kept } = await session(page)
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL('/auth/login')
  expect(await session(page)).toEqual(kept)
  await page.goto('/loan')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible()
})

test('SEC-3, AUTH-8: a session that the bank has ended leads from the next call to the sign-in, and from there back', async ({
  page,
  bank,
  complaints,
}) => {
  await signIn(page, 'ada', PASSWORD)
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
  await main(page).getByRole('button', { name: 'Account Settings' }).click()
  await dialog(page).getByLabel('First Name', { exact: true }).fill('Grace')
  await page.clock.runFor(5_000)
  await expect(toasts(page)).toHaveCount(0)
  await bank.reset()
  await press(page, 'Save')
  await expect(page).toHaveURL('/login')
  await expect(dialog(page)).toHaveCount(0)
  await expect(main(page)).toBeFocused()
  await expect(toasts(page)).toHaveCount(0)
  expect((await session(page)).accessToken).toBe(undefined)
  expect((await bank.operator.customer('ada')).user.firstName).toBe('Ada')
  expect(complaints.splice(0)).toEqual([REFUSED])
  await logIn(page, ADA, PASSWORD)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
})

const KEYS = ['accessToken', 'deposits', 'investwithdraw', 'kyc', 'loans', 'loanwithdraw', 'user', 'withdraw']

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('PASSWORD', { exact: true }).fill(password)
  await page.getByLabel('CONFIRM PASSWORD', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Reset Password', exact: true }).click()
}
