import type { Page } from '@playwright/test'
import { type DemoDriver, driveDemo } from '../support/driver.ts'
import { expect, PASSWORD, session, test, toasts } from '../test.ts'

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
  await page.getByRole('link', { name: 'Back to the login' }).click()
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

test("AUTH-7, IN-11, DEMO-17: Logout removes the token alone and goes to /auth/login, undo takes it back, which lasts then; another customer never sees what the last one's keys hold", async ({
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
  // The way to the sign-in page, and what led there.
  expect([await demo.undo(), await demo.undo()]).toEqual([true, true])
  await expect(page).toHaveURL('/dashboard-overview')
  await demo.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL('/auth/login')
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
  await expect(page.getByRole('main').getByText('Your session has expired. Please log in again.')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true }), 'the e-mail is kept').toHaveValue('ada@larkspur.example')
  await page.evaluate(() => {
    sessionStorage.clear()
    sessionStorage.setItem('accessToken', '<script>')
    sessionStorage.setItem('user', '{"_id": "u')
  })
  await page.goto('/loan')
  await demo.ready()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('main').getByText(/log in again/i)).toBeVisible()
})

test('IN-11: logging out ends the session in a duplicate of the tab, which sends nothing any more, and in no other tab', async ({
  page,
  demo,
  context,
}) => {
  await demo.open('/dashboard-overview', { as: 'nora' })
  const { deposits } = await demo.operator.customer('nora')
  const copied = await page.evaluate(() => Object.entries({ ...sessionStorage }))
  const open = async (path: string) => {
    const tab = await context.newPage()
    await tab.goto(path)
    const driver = driveDemo(tab)
    await driver.ready()
    return { tab, driver }
  }
  const { tab: duplicate, driver } = await open('/contact')
  await duplicate.evaluate((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, copied)
  await driver.go('/dashboard-overview')
  await duplicate.getByRole('button', { name: 'Deposit', exact: true }).click()
  await duplicate.getByRole('dialog').getByRole('button', { name: 'Bank Transfer' }).click()
  await expect(duplicate.getByRole('button', { name: 'Next Step' })).toBeVisible()
  const { tab: public_ } = await open('/contact')
  await public_.evaluate((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, copied)
  await public_.getByLabel('Message').fill('My card is lost')
  const { tab: other } = await open('/dashboard-overview?as=iris&clock=paused&latency=0')
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Iris')

  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL('/auth/login')
  await expect(duplicate).toHaveURL('/login')
  await expect(duplicate.getByText('You were logged out in another window. Please log in again.')).toBeVisible()
  await expect(duplicate.getByRole('dialog')).toHaveCount(0)
  expect((await session(duplicate)).accessToken).toBe(undefined)
  expect((await demo.operator.customer('nora')).deposits).toEqual(deposits)
  // A public page stays as it is.
  await expect.poll(async () => (await session(public_)).accessToken).toBe(undefined)
  await expect(public_.getByLabel('Message')).toHaveValue('My card is lost')
  await other.reload()
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Iris')
  // A tab that the browser restores later has what it had.
  const { tab: restored } = await open('/')
  await restored.evaluate((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value)
  }, copied)
  await restored.goto('/dashboard-overview')
  await expect(restored).toHaveURL('/login')
})

test('IN-11: a page from the back/forward cache catches up with what has happened meanwhile', async ({
  page,
  demo,
  context,
}) => {
  const comeBack = () =>
    page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await demo.open('/dashboard-overview', { as: 'nora' })
  const before = (await demo.calls()).length
  await comeBack()
  await demo.clock.settled()
  expect((await demo.calls()).slice(before).map(({ path }) => path.split('/')[0])).toEqual([
    'users',
    'loan',
    'deposit',
    'kyc',
    'transfer',
  ])
  // Another page of this tab has signed out.
  const stored = await session(page)
  await page.evaluate(() => sessionStorage.removeItem('accessToken'))
  await comeBack()
  await expect(page).toHaveURL('/login')

  // Another page of this tab has signed somebody else in.
  await demo.signIn('nora')
  const other = await context.newPage()
  await other.goto('/dashboard-overview?as=iris&clock=paused&latency=0')
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Iris')
  const iris = await session(other)
  expect(iris.accessToken).not.toBe(stored.accessToken)
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value)
  }, iris)
  await comeBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Iris')
})
