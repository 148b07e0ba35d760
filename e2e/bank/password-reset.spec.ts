import type { Page } from '@playwright/test'
import { expect, PASSWORD, test, toast, toasts } from '../test.ts'

const ADA = 'ada@larkspur.example'

const email = (page: Page) => page.getByLabel('Email', { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send Reset Link' })

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('PASSWORD', { exact: true }).fill(password)
  await page.getByLabel('CONFIRM PASSWORD', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Reset Password', exact: true }).click()
}

test('RESET-1, RESET-2, RESET-3, RESET-4, TOAST-1, QA-2, DEMO-2: an e-mail that nobody registered is told in a dark toast; else it tells that the link is sent, and keeps the focus; a reset sends both passwords and the token of the address; the whole loop works, within an hour; the list of personas says who has chosen another password, and signs them in', async ({
  page,
  demo,
}) => {
  await demo.open('/forget-password', { latency: 1_000 })
  await email(page).fill('nobody@larkspur.example')
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Loading...', exact: true })).toBeVisible()
  await demo.clock.advance(1_000)
  await expect(toasts(page)).toHaveText(['Email is not Registered.'])
  for (const theme of ['dark', 'light']) {
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme)
    await expect(toasts(page), theme).toHaveCSS('background-color', 'rgb(59, 26, 23)')
    await expect(toasts(page), theme).toHaveCSS('color', 'rgb(238, 235, 225)')
  }
  expect(await demo.outbox()).toEqual([])
  await email(page).fill(ADA)
  await send(page).click()
  await demo.clock.advance(1_000)
  await expect(page.getByText('Please Check Your Email For Reset Password Link')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: ADA })).toBeFocused()
  await page.getByRole('button', { name: 'Request another link' }).click()
  await expect(email(page)).toBeFocused()

  await demo.go('/reset-password/a%3Cscript%3E..%2Fz')
  await expect(page).toHaveTitle(/^Reset password/)
  await choose(page, 'a b')
  await expect(page.getByRole('button', { name: 'Loading...', exact: true })).toBeVisible()
  await demo.clock.advance(1_000)
  expect((await demo.calls()).at(-1)).toMatchObject({
    path: 'auth/reset',
    body: { password: 'a b', confirmpassword: 'a b', resetToken: 'a<script>../z' },
  })
  await expect(toast(page, 'Password Does not Matched')).toBeVisible()
  await expect(page.getByLabel('PASSWORD', { exact: true })).toHaveValue('a b')

  await demo.faults.setLatency(0)
  await demo.go('/forget-password')
  await email(page).fill(ADA)
  await send(page).click()
  await demo.clock.settled()
  const mail = (await demo.outbox()).findLast(({ kind }) => kind === 'reset')
  expect(mail).toMatchObject({ to: ADA, link: expect.stringMatching(/^\/reset-password\/.+/) })

  await page.goto(mail?.link ?? '')
  await demo.ready()
  await choose(page, 'Brand-new-1')
  await expect(toast(page, 'Password Changed Successfully')).toBeVisible()
  await demo.clock.advance(2_000)
  await expect(page).toHaveURL('/login')
  await email(page).fill(ADA)
  for (const [password, answer] of [
    [PASSWORD, 'Wrong Credentials'],
    ['Brand-new-1', 'Login Verified'],
  ] as const) {
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await expect(toast(page, answer)).toBeVisible()
  }
  await demo.signOut()
  await demo.go('/login')
  const ada = page.getByRole('button', { name: /Ada Fenwick/ })
  await expect(ada).toContainText('has chosen another password')
  await ada.click()
  await demo.clock.advance(2_000)
  await expect(page).toHaveURL('/dashboard-overview')
  await demo.signOut()

  await demo.go('/forget-password')
  await email(page).fill(ADA)
  await send(page).click()
  await demo.clock.advance(3_600_001)
  await demo.go((await demo.outbox()).findLast(({ kind }) => kind === 'reset')?.link ?? '')
  await choose(page, 'late')
  await expect(toast(page, 'Password Does not Matched')).toBeVisible()
})
