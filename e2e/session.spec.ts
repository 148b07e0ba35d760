import { expect, PASSWORD, session, test, toast, toasts } from './test.ts'

const GUARDED = ['/dashboard-overview', '/loan', '/account-details', '/investify']

test('AUTH-6: the signed-in pages need a token, and after signing in one goes on to the page asked for', async ({
  page,
  demo,
}) => {
  await demo.open('/')
  for (const path of GUARDED) {
    await demo.go(path)
    await expect(page).toHaveURL('/login')
    if (path === '/loan') {
      // Links on the way do not forget it.
      await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
      await page.getByRole('link', { name: 'Forget Password' }).click()
      await page.getByRole('link', { name: 'Back to sign in' }).click()
    }
    await page.getByLabel('Email', { exact: true }).fill('ada@larkspur.example')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await demo.clock.advance(2_000)
    await expect(page).toHaveURL(path)
    await demo.signOut()
  }
})

test('AUTH-6: a signed-in page asked for with two slashes is gone on to as with one', async ({ page, demo }) => {
  await demo.open('/')
  await page.goto(`${new URL(page.url()).origin}//loan?x=1`)
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email', { exact: true }).fill('ada@larkspur.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await demo.clock.advance(2_000)
  await expect(page).toHaveURL('/loan?x=1')
})

test('AUTH-6: only a path of this site is gone on to', async ({ page, demo }) => {
  await demo.open('/login')
  await page.evaluate(() => history.replaceState({ ...history.state, askedFor: '//evil.example/x' }, ''))
  await demo.reload()
  await page.getByLabel('Email', { exact: true }).fill('ada@larkspur.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await demo.clock.advance(2_000)
  await expect(page).toHaveURL('/dashboard-overview')
})

test('AUTH-7: Logout removes the token alone and goes to /auth/login', async ({ page, demo }) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  const before = await session(page)
  expect(Object.keys(before).sort()).toEqual(
    ['accessToken', 'deposits', 'investwithdraw', 'kyc', 'loans', 'loanwithdraw', 'user', 'withdraw'].sort(),
  )
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL('/auth/login')
  const { accessToken: _, ...kept } = before
  expect(await session(page)).toEqual(kept)
  await page.goBack()
  await expect(page).toHaveURL('/login')
})

test("AUTH-7: another customer never sees what the last one's keys hold", async ({ page, demo }) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  const adas = await session(page)
  await demo.signOut()
  await demo.faults.set({ call: 'GET transfer/{id}', kind: 'delay', ms: 60_000 })
  await demo.signIn('nora')
  const noras = await session(page)
  expect(JSON.parse(noras.user ?? '{}').firstName).toBe('Nora')
  expect({ withdraw: noras.withdraw, loanwithdraw: noras.loanwithdraw }).toEqual({
    withdraw: undefined,
    loanwithdraw: undefined,
  })
  expect(noras.accessToken).not.toBe(adas.accessToken)
})

test('AUTH-8: a 401 to the current token ends the session without a toast', async ({ page, demo }) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  await page.evaluate(() => sessionStorage.setItem('accessToken', 'made-up'))
  await demo.reload()
  await expect(page).toHaveURL('/login')
  expect((await session(page)).accessToken).toBe(undefined)
  await expect(toasts(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Your session has expired. Please sign in again.')).toBeVisible()
})

test('AUTH-6: a stored session that cannot be read leads to the sign-in, with a reason', async ({ page, demo }) => {
  await demo.open('/login')
  for (const values of [
    { accessToken: 'x' },
    { accessToken: 'x', user: '{"_id": "u' },
    { accessToken: 'x', user: '{"firstName":"Eve"}' },
    { accessToken: 'x', user: '[1,2]' },
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

test('DATA-2: nonsense in the stored figures never reaches the screen', async ({ page, demo }) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  const before = await page.getByRole('main').innerText()
  await page.evaluate(() => {
    for (const key of ['loans', 'deposits', 'kyc', 'withdraw', 'loanwithdraw', 'investwithdraw']) {
      sessionStorage.setItem(key, '<b>NaN</b>{')
    }
  })
  await demo.reload()
  await expect(page.getByRole('main')).toHaveText(/./)
  expect(await page.getByRole('main').innerText()).toBe(before)
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
