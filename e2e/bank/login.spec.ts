import type { Page } from '@playwright/test'
import { figuresOf } from '../facts.ts'
import { expect, PASSWORD, session, test, toast, toasts } from '../test.ts'

const submit = (page: Page, name = 'Log In') => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function fill(page: Page, email = 'ada@larkspur.example', password = PASSWORD) {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
}

test('PUB-8, AUTH-1, AUTH-2, AUTH-5: the sign-in has its fields and links, reports empty fields at them, and wrong credentials in a toast; the keyboard alone signs in', async ({
  page,
  demo,
}) => {
  await demo.open('/auth/login')
  const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? ''
  expect(new URL(canonical, page.url()).pathname).toBe('/login')
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email')
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password')
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

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Login Verified')).toBeVisible()
  await demo.clock.advance(2_000)
  await expect(page).toHaveURL('/dashboard-overview')
})

test('AUTH-3, AUTH-4, ERR-1, ERR-3: the button shows how long it takes, and after 120 s is idle again, with a quiet status and the values kept; the answer is stored whole, the toast shown, and 2 s later the overview; a pending sign-in is not sent twice', async ({
  page,
  demo,
}) => {
  await demo.open('/login')
  const told = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /not (have )?go(ne)? through/ })
  await demo.faults.set({ call: 'POST auth/login', kind: 'delay', ms: 200_000, times: 1 })
  await fill(page)
  await submit(page).click()
  for (const [text, ms] of [
    ['Loading...', 15_000],
    ['Please Wait!', 15_000],
    ['Almost there!', 90_000],
  ] as const) {
    await demo.clock.advance(ms - 1)
    await expect(submit(page, text)).toBeVisible()
    await demo.clock.advance(1)
  }
  await expect(submit(page)).toBeVisible()
  await expect(told).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
  await expect(field(page, 'Email')).toHaveValue('ada@larkspur.example')

  const submitAgain = () =>
    page
      .locator('form')
      .first()
      .evaluate((form: HTMLFormElement) => form.requestSubmit())
  const before = (await demo.calls()).length
  await demo.faults.setLatency(1_000)
  await submit(page).dblclick()
  await field(page, 'Password').press('Enter')
  await submitAgain()
  await demo.clock.advance(1_000)
  await expect(toast(page, 'Login Verified')).toBeVisible()
  const stored = await session(page)
  const user = JSON.parse(stored.user ?? '{}')
  expect(user).toMatchObject({ email: 'ada@larkspur.example', firstName: 'Ada', accessToken: stored.accessToken })
  await submitAgain()
  await demo.clock.advance(1_999)
  await expect(page).toHaveURL('/login')
  expect((await demo.calls()).slice(before).map(({ path }) => path)).toEqual(['auth/login'])
  await demo.clock.advance(1)
  await expect(page).toHaveURL('/dashboard-overview')
  await demo.clock.advance(1_000)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
})

test('DEMO-2, DATA-3: every persona signs in with one click, and their overview is computed from what the backend holds', async ({
  page,
  demo,
}) => {
  await demo.open('/login')
  await expect(page.getByText(PASSWORD).first()).toBeVisible()
  for (const { id, name, email } of await demo.personas()) {
    await expect(page.getByText(email)).toBeVisible()
    await page.getByRole('button', { name: new RegExp(name) }).click()
    await demo.clock.advance(2_000)
    await expect(page).toHaveURL('/dashboard-overview')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(' ')[0] ?? name)
    const { available, total, loan, investment } = await figuresOf(demo, id)
    const { newUser } = (await demo.operator.customer(id)).user
    for (const figure of newUser ? [available, investment] : [total, loan, investment])
      await expect(page.getByRole('main')).toContainText(figure)
    await demo.signOut()
    await demo.clock.advance(5_000)
  }
})
