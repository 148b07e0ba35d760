import type { Page } from '@playwright/test'
import { type DemoDriver, driveDemo } from '../support/driver.ts'
import { expect, logIn, session, test, toasts } from '../test.ts'
import { enterCode } from '../withdrawing.ts'

const logout = (page: Page) => page.getByRole('button', { name: 'Logout' }).first()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function comeIn(page: Page, demo: DemoDriver): Promise<void> {
  await logIn(page)
  await demo.clock.advance(2_000)
}

/** Gives a tab these entries, as the browser does with a duplicate or a restored one. */
const give = (page: Page, entries: Record<string, string>) =>
  page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) sessionStorage.setItem(key, value)
  }, entries)

test("AUTH-6, AUTH-7, AUTH-8, IN-11, DEMO-17: the signed-in pages need a token, and after signing in one goes on to the page asked for; a session that is refused or cannot be read leads there with the reason, without a toast, and from there back; Logout removes the token alone and goes to /auth/login, undo takes it back, which lasts then; another customer never sees what the last one's keys hold; a page from the back/forward cache catches up with what has happened meanwhile", async ({
  page,
  demo,
}) => {
  await demo.open('/')
  for (const path of ['/dashboard-overview', '/account-details', '/investify', '/loan?x=1']) {
    await demo.go(path)
    await expect(page).toHaveURL('/login')
  }
  // Links on the way do not forget it.
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: 'Forget Password' }).click()
  await page.getByRole('link', { name: 'Back to the login' }).click()
  await comeIn(page, demo)
  await expect(page).toHaveURL('/loan?x=1')

  await give(page, { accessToken: 'made-up' })
  await demo.reload()
  await expect(page).toHaveURL('/login')
  expect((await session(page)).accessToken).toBe(undefined)
  await expect(page.getByRole('main').getByText('Your session has expired. Please log in again.')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true }), 'the e-mail is kept').toHaveValue('ada@larkspur.example')
  await expect(toasts(page)).toHaveCount(0)
  await comeIn(page, demo)
  await expect(page, 'a session that was refused leads back to where it ended').toHaveURL('/loan?x=1')
  await page.evaluate(() => sessionStorage.clear())
  await give(page, { accessToken: '<script>', user: '{"_id": "u' })
  await demo.open('/loan', { reset: false, clock: 'paused', latency: 0 })
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('main').getByText(/log in again/i)).toBeVisible()
  await comeIn(page, demo)
  await expect(page).toHaveURL('/loan')

  await demo.signIn('ada')
  const before = await session(page)
  expect(Object.keys(before).sort()).toEqual(
    ['accessToken', 'deposits', 'investwithdraw', 'kyc', 'loans', 'loanwithdraw', 'user', 'withdraw'].sort(),
  )
  await logout(page).click()
  await expect(page).toHaveURL('/auth/login')
  const { accessToken, ...kept } = before
  expect(await session(page)).toEqual(kept)
  // What led to the sign-in page, and with it the way there.
  expect(await demo.undo()).toBe(true)
  await expect(page).toHaveURL('/dashboard-overview')
  await demo.reload()
  await expect(heading(page)).toContainText('Ada')
  await logout(page).click()
  await expect(page).toHaveURL('/auth/login')
  await page.goBack()
  await expect(page).toHaveURL('/login')

  await demo.faults.set({ call: 'GET transfer/{id}', kind: 'delay', ms: 60_000 })
  await demo.signIn('nora')
  const noras = await session(page)
  expect(JSON.parse(noras.user ?? '{}').firstName).toBe('Nora')
  expect([noras.withdraw, noras.loanwithdraw]).toEqual([undefined, undefined])
  expect(noras.accessToken).not.toBe(accessToken)

  await demo.faults.clear()
  const comeBack = () =>
    page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await demo.signIn('iris')
  const anothers = await session(page)
  await demo.signIn('nora')
  const sent = (await demo.calls()).length
  await comeBack()
  await demo.clock.settled()
  expect((await demo.calls()).slice(sent).map(({ path }) => path.split('/')[0])).toEqual([
    ...['users', 'loan', 'deposit', 'kyc', 'transfer'],
  ])
  // Another page of this tab has signed somebody else in.
  await give(page, anothers)
  await comeBack()
  await expect(heading(page)).toContainText('Iris')
  // Another page of this tab has signed out.
  await page.evaluate(() => sessionStorage.removeItem('accessToken'))
  await comeBack()
  await expect(page).toHaveURL('/login')

  // Without its session a page has no code to compare with, and none is wrong.
  await demo.open('/?at=withdrawal.confirming')
  await page.evaluate(() => sessionStorage.clear())
  await enterCode(page)
  await expect(page).toHaveURL('/login')
  await expect(toasts(page)).toHaveCount(0)
})

test('AUTH-6, IN-11: logging out ends the session in a duplicate of the tab, which sends nothing any more, and from whose login one comes back', async ({
  page,
  demo,
  context,
}) => {
  await demo.open('/dashboard-overview', { as: 'nora' })
  const copied = await page.evaluate(() => ({ ...sessionStorage }))
  const open = async (path: string) => {
    const tab = await context.newPage()
    await tab.goto(path)
    await driveDemo(tab).ready()
    return tab
  }
  const duplicate = await open('/contact')
  await give(duplicate, copied)
  await driveDemo(duplicate).go('/dashboard-overview?x=1')
  await duplicate.getByRole('button', { name: 'Deposit', exact: true }).click()
  await expect(duplicate.getByRole('dialog')).toBeVisible()
  const public_ = await open('/contact')
  await give(public_, copied)
  await public_.getByLabel('Message').fill('My card is lost')

  await logout(page).click()
  await expect(page).toHaveURL('/auth/login')
  await expect(duplicate).toHaveURL('/login')
  await expect(duplicate.getByText('You have been logged out. Please log in again.')).toBeVisible()
  await expect(duplicate.getByRole('dialog')).toHaveCount(0)
  expect((await session(duplicate)).accessToken).toBe(undefined)
  // A public page stays as it is.
  await expect.poll(async () => (await session(public_)).accessToken).toBe(undefined)
  await expect(public_.getByLabel('Message')).toHaveValue('My card is lost')
  await logIn(duplicate, 'nora@larkspur.example')
  await expect(duplicate, 'the login leads back').toHaveURL('/dashboard-overview?x=1')
  // A tab that the browser restores later has what it had.
  await give(duplicate, copied)
  await duplicate.goto('/dashboard-overview')
  await expect(duplicate).toHaveURL('/login')
})

test('DEMO-2: signOut() logs out on a page that needs no login, too', async ({ page, demo }) => {
  await demo.open('/dashboard-overview', { as: 'nora' })
  await demo.open('/contact', { reset: false })
  await demo.signOut()
  await expect(page).toHaveURL('/auth/login')
  expect((await session(page)).accessToken).toBe(undefined)
})
