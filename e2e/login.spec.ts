import type { Page } from '@playwright/test'
import { expect, PASSWORD, session, test, toast, toasts } from './test.ts'

const submit = (page: Page, name = 'Log In') => page.getByRole('button', { name, exact: true })

async function fill(page: Page, email = 'ada@larkspur.example', password = PASSWORD) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

test('AUTH-1: the sign-in has its fields, its links and its button', async ({ page, demo }) => {
  await demo.open('/login')
  const email = page.getByLabel('Email', { exact: true })
  const password = page.getByLabel('Password', { exact: true })
  await expect(email).toHaveAttribute('type', 'email')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(page.getByRole('link', { name: 'Create An Account' })).toHaveAttribute('href', '/create-account')
  await expect(page.getByRole('link', { name: 'Forget Password' })).toHaveAttribute('href', '/forget-password')
  await expect(submit(page)).toBeVisible()
})

test('AUTH-2: empty fields are reported at the field, tied to it, and no call is made', async ({ page, demo }) => {
  await demo.open('/login')
  await submit(page).click()
  for (const [label, text] of [
    ['Email', 'Email is required'],
    ['Password', 'Password is required'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(text)
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  expect(await demo.calls()).toEqual([])
})

test('AUTH-3: the button shows how long it takes, counted from the submit', async ({ page, demo }) => {
  await demo.open('/login', { latency: 60_000 })
  await fill(page)
  await submit(page).click()
  await expect(submit(page, 'Loading...')).toBeVisible()
  await demo.clock.advance(14_999)
  await expect(submit(page, 'Loading...')).toBeVisible()
  await demo.clock.advance(1)
  await expect(submit(page, 'Please Wait!')).toBeVisible()
  await demo.clock.advance(14_999)
  await expect(submit(page, 'Please Wait!')).toBeVisible()
  await demo.clock.advance(1)
  await expect(submit(page, 'Almost there!')).toBeVisible()
})

test('AUTH-4: the answer is stored whole, the toast shown, and 2 s later the overview', async ({ page, demo }) => {
  await demo.open('/login')
  await fill(page)
  await submit(page).click()
  await expect(toast(page, 'Login Verified')).toBeVisible()
  const stored = await session(page)
  const user = JSON.parse(stored.user ?? '{}')
  expect(user).toMatchObject({ email: 'ada@larkspur.example', firstName: 'Ada', accessToken: stored.accessToken })
  await demo.clock.advance(1_999)
  await expect(page).toHaveURL('/login')
  await demo.clock.advance(1)
  await expect(page).toHaveURL('/dashboard-overview')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
})

test('AUTH-5: wrong credentials are shown in a toast, and the button is idle again', async ({ page, demo }) => {
  await demo.open('/login')
  await fill(page, 'ada@larkspur.example', 'not-hers')
  await submit(page).click()
  await expect(toast(page, 'Wrong Credentials')).toBeVisible()
  await expect(submit(page)).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@larkspur.example')
  expect(await session(page)).toEqual({})
})

for (const fault of [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 200, body: '<!doctype html>' },
  { kind: 'status', status: 200, body: { _id: 'u1' } },
  { kind: 'network' },
] as const) {
  const name =
    fault.kind === 'network' ? 'no network' : `${fault.status} ${JSON.stringify('body' in fault ? fault.body : '')}`
  test(`ERR-1: a sign-in that fails by ${name} shows no toast but a quiet status, with the values kept`, async ({
    page,
    demo,
  }) => {
    await demo.open('/login')
    await demo.faults.set({ call: 'POST auth/login', ...fault })
    await fill(page)
    await submit(page).click()
    await demo.clock.settled()
    await expect(submit(page)).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /not (have )?go(ne)? through/ }),
    ).toBeVisible()
    await expect(toasts(page)).toHaveCount(0)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@larkspur.example')
    await demo.faults.clear()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await submit(page).click()
    await expect(toast(page, 'Login Verified')).toBeVisible()
  })
}

test('ERR-1: a sign-in that times out at 120 s is idle again', async ({ page, demo }) => {
  await demo.open('/login')
  await demo.faults.set({ call: 'POST auth/login', kind: 'delay', ms: 200_000, times: 1 })
  await fill(page)
  await submit(page).click()
  await demo.clock.advance(119_999)
  await expect(submit(page, 'Almost there!')).toBeVisible()
  await demo.clock.advance(1)
  await expect(submit(page)).toBeVisible()
})

test('ERR-3: a pending sign-in is not sent twice, by double click or Enter', async ({ page, demo }) => {
  await demo.open('/login', { latency: 1_000 })
  await fill(page)
  await submit(page).dblclick()
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page
    .locator('form')
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit())
  await demo.clock.advance(1_000)
  await expect(toast(page, 'Login Verified')).toBeVisible()
  await page
    .locator('form')
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit())
  await demo.clock.settled()
  expect((await demo.calls()).filter(({ path }) => path === 'auth/login').length).toBe(1)
})

test('AUTH-1: the keyboard alone signs in', async ({ page, demo }) => {
  await demo.open('/login')
  await page.getByLabel('Email', { exact: true }).focus()
  await page.keyboard.type('iris@larkspur.example')
  await page.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Login Verified')).toBeVisible()
  await demo.clock.advance(2_000)
  await expect(page).toHaveURL('/dashboard-overview')
})

test('PUB-8: /auth/login shows the sign-in with its own URL, and names the real route', async ({ page, demo }) => {
  await demo.open('/auth/login')
  await expect(submit(page)).toBeVisible()
  await expect(page).toHaveURL('/auth/login')
  expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '', page.url()).pathname).toBe(
    '/login',
  )
})

test('DEMO-2: every persona signs in with one click, and their dashboard is shown', async ({ page, demo }) => {
  await demo.open('/login')
  await expect(page.getByText(PASSWORD).first()).toBeVisible()
  for (const { name, email } of await demo.personas()) {
    await expect(page.getByText(email)).toBeVisible()
    await page.getByRole('button', { name: new RegExp(name) }).click()
    await demo.clock.advance(2_000)
    await expect(page).toHaveURL('/dashboard-overview')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(' ')[0] ?? name)
    await demo.signOut()
    await demo.clock.advance(5_000)
  }
})
