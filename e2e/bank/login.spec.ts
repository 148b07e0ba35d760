import type { Page } from '@playwright/test'
import { figuresOf } from '../facts.ts'
import { expect, expectPrompts, PASSWORD, session, test, toast } from '../test.ts'

const submit = (page: Page, name = 'Log In') => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function fill(page: Page, email = 'ada@larkspur.example', password = PASSWORD) {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
}

test('AUTH-1, AUTH-2, AUTH-3, AUTH-4, AUTH-5, ERR-3, DEMO-2, DATA-3: the sign-in has its fields and links, reports empty fields at them, and wrong credentials in a toast; the keyboard alone signs in, and a pending sign-in is not sent twice; the answer is stored whole, and 2 s later the overview is shown; every persona is listed, and signs in with one click; the overview is computed from what the backend holds', async ({
  page,
  demo,
}) => {
  await demo.open('/auth/login')
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email')
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
  await expect(page.getByRole('link', { name: 'Create An Account' })).toHaveAttribute('href', '/create-account')
  await expect(page.getByRole('link', { name: 'Forget Password' })).toHaveAttribute('href', '/forget-password')

  await submit(page).click()
  for (const [label, text] of [
    ['Email', 'Email is required'],
    ['Password', 'Password is required'],
  ] as const) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, label)).toHaveAccessibleDescription(text)
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(field(page, 'Email')).toBeFocused()
  expect(await demo.calls()).toEqual([])

  await fill(page, 'ada@larkspur.example', 'not-hers')
  await submit(page).click()
  await expect(toast(page, 'Wrong Credentials')).toBeVisible()
  const wrong = 'This e-mail address and this password do not belong together.'
  await expect(field(page, 'Password')).toHaveAccessibleDescription(wrong)
  await expect(field(page, 'Password')).toBeFocused()
  await expect(submit(page)).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue('ada@larkspur.example')
  expect(await session(page)).toEqual({})
  await expect(page).toHaveURL('/auth/login')

  const before = (await demo.calls()).length
  await demo.faults.set({ call: 'POST auth/login', kind: 'delay', ms: 35_000, times: 1 })
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(PASSWORD)
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Enter')
  await expectPrompts(page, demo, { 'Loading...': 15_000, 'Please Wait!': 15_000, 'Almost there!': 5_000 })
  await expect(toast(page, 'Login Verified')).toBeVisible()
  const stored = await session(page)
  const { firstName, accessToken } = JSON.parse(stored.user ?? '{}')
  expect([firstName, accessToken]).toEqual(['Ada', stored.accessToken])
  await page
    .locator('form')
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit())
  await demo.clock.settled()
  expect((await demo.calls()).slice(before).map(({ path }) => path)).toEqual(['auth/login'])
  await expect(page).toHaveURL('/auth/login')
  await demo.clock.advance(2_000)
  await expect(page).toHaveURL('/dashboard-overview')

  await demo.signOut()
  await demo.go('/login')
  const main = page.getByRole('main')
  await expect(main.getByText(PASSWORD).first()).toBeVisible()
  for (const { name, email } of await demo.personas())
    for (const text of [name, email]) await expect(main.getByText(text).first()).toBeVisible()
  await main.getByRole('button', { name: /Karl/ }).click()
  await demo.clock.advance(2_000)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Karl')
  const { total, loan, investment } = await figuresOf(demo, 'karl')
  for (const figure of [total, loan, investment]) await expect(main).toContainText(figure)
})
