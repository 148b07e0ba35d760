import type { Page } from '@playwright/test'
import type { DemoDriver } from '../support/driver.ts'
import { expect, PASSWORD, session, test, toast, toasts } from '../test.ts'

const GUARDED = ['/dashboard-overview', '/account-details', '/investify', '/loan']

async function logIn(page: Page, demo: DemoDriver): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill('ada@larkspur.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await demo.clock.advance(2_000)
}

test('AUTH-6: the signed-in pages need a token, and after signing in one goes on to the page asked for, if it is of this site', async ({
  page,
  demo,
}) => {
  await demo.open('/')
  for (const path of GUARDED) {
    await demo.go(path)
    await expect(page).toHaveURL('/login')
  }
  // Links on the way do not forget it.
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: 'Forget Password' }).click()
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await logIn(page, demo)
  await expect(page).toHaveURL('/loan')
  await demo.signOut()

  // With two slashes as with one.
  await page.goto(`${new URL(page.url()).origin}//loan?x=1`)
  await demo.ready()
  await expect(page).toHaveURL('/login')
  await logIn(page, demo)
  await expect(page).toHaveURL('/loan?x=1')
  await demo.signOut()

  await demo.go('/login')
  await page.evaluate(() => history.replaceState({ ...history.state, askedFor: '//evil.example/x' }, ''))
  await demo.reload()
  await logIn(page, demo)
  await expect(page).toHaveURL('/dashboard-overview')
})

test("AUTH-7: Logout removes the token alone and goes to /auth/login; another customer never sees what the last one's keys hold", async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  const before = await session(page)
  expect(Object.keys(before).sort()).toEqual(
    ['accessToken', 'deposits', 'investwithdraw', 'kyc', 'loans', 'loanwithdraw', 'user', 'withdraw'].sort(),
  )
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL('/auth/login')
  const { accessToken, ...kept } = before
  expect(await session(page)).toEqual(kept)
  await page.goBack()
  await expect(page).toHaveURL('/login')

  await demo.faults.set({ call: 'GET transfer/{id}', kind: 'delay', ms: 60_000 })
  await demo.signIn('nora')
  const noras = await session(page)
  expect(JSON.parse(noras.user ?? '{}').firstName).toBe('Nora')
  expect({ withdraw: noras.withdraw, loanwithdraw: noras.loanwithdraw }).toEqual({
    withdraw: undefined,
    loanwithdraw: undefined,
  })
  expect(noras.accessToken).not.toBe(accessToken)
})

test('AUTH-8, AUTH-6: a 401 to the current token, or a stored session that cannot be read, leads to the sign-in with the reason, without a toast', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  await page.evaluate(() => sessionStorage.setItem('accessToken', 'made-up'))
  await demo.reload()
  await expect(page).toHaveURL('/login')
  expect((await session(page)).accessToken).toBe(undefined)
  await expect(toasts(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Your session has expired. Please sign in again.')).toBeVisible()
  for (const values of [
    { accessToken: 'x' },
    { accessToken: 'x', user: '{"_id": "u' },
    { accessToken: '<script>', user: '"<img src=x onerror=alert(1)>"' },
  ]) {
    await page.evaluate((values) => {
      sessionStorage.clear()
      for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value)
    }, values)
    await page.goto('/loan')
    await demo.ready()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('main').getByText(/sign in again/i)).toBeVisible()
  }
})

test('AUTH-4: two tabs are two sessions', async ({ page, demo, context }) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  const other = await context.newPage()
  await other.goto('/dashboard-overview?as=iris&clock=paused&latency=0')
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Iris')
  await demo.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  await expect(toast(page, 'Login Verified')).toHaveCount(0)
})
