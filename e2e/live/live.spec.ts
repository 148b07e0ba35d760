import type { Page } from '@playwright/test'
import { brand, demoNotice } from '#src/content/brand.ts'
import { picture } from '../files.ts'
import { session, toast, toasts } from '../test.ts'
import { CODE, dialog, enterCode, field, press, withdraw } from '../withdrawing.ts'
import { expect, logIn, takenUp, test } from './live-bank.ts'

/** The browser's own console message for a 401; the page prints nothing. */
const REFUSED = 'error: Failed to load resource: the server responded with a status of 401 (Unauthorized)'

const main = (page: Page) => page.getByRole('main')

test('SEC-3, PUB-4, PUB-6: a live build mentions no demo, and its newsletter that it is not offered; a section of the front page is left for the top of the next', async ({
  page,
}) => {
  await page.goto('/?reset&as=ada&console')
  await expect(page).toHaveTitle(/Larkspur Bank$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await takenUp(footer.getByRole('button', { name: 'Send', exact: true }))
  await footer.getByLabel('Your e-mail').fill('me@mail.example')
  await footer.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(footer.getByRole('status')).toHaveText('There is no newsletter yet. Your address was not stored.')
  const text = await page.locator('body').innerText()
  expect(text).not.toMatch(/demo|fictional|made up/i)
  expect(text).not.toContain(demoNotice.text)
  expect(text).not.toContain(brand.name)
  expect(await page.evaluate(() => [typeof window.demo, Object.keys(sessionStorage), location.search])).toEqual([
    'undefined',
    [],
    '?reset&as=ada&console',
  ])
  expect(await page.locator('meta[name=robots]').count()).toBe(0)
  await page.goto('/#values')
  await takenUp(page.locator('#news a').first())
  await expect(page.locator('#values')).toBeInViewport()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Sign In'])
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByText('Ada Fenwick')).toHaveCount(0)
})

test('SEC-3, DEP-4, AUTH-8: a deposit over HTTP, from the details of the content service to the bank’s word; a session that the bank has ended leads from the next call to the sign-in, and from there back', async ({
  page,
  bank,
  complaints,
}) => {
  await page.goto('/login')
  await logIn(page)
  await main(page).getByRole('button', { name: 'Deposit', exact: true }).click()
  await press(page, 'Bank Transfer')
  await expect(dialog(page)).toContainText('GB00 LARK 0000 0000 0000 00')
  // There is no demo notice, so no space is left for it.
  expect((await page.locator('[data-part=backdrop]').last().boundingBox())?.y).toBe(0)
  await press(page, 'Next Step')
  await expect(dialog(page).getByRole('button', { name: /specimen/i }), 'specimens are of the demo').toHaveCount(0)
  await dialog(page).getByLabel('AMOUNT').fill('250')
  await dialog(page).getByLabel('Upload Proof').setInputFiles(picture())
  await press(page, 'Make Deposit')
  await expect(toast(page, 'Deposit Successful')).toBeVisible()
  await page.clock.runFor(3_000)
  await expect(dialog(page)).toHaveCount(0)
  const [made] = (await bank.operator.customer('nora')).deposits
  expect(made).toMatchObject({ amount: 250, status: 'Pending', images: { name: 'proof.png', type: 'image/png' } })
  await bank.operator.setDeposit(String(made?._id), 'true')
  await page.goto('/investify')
  await expect(main(page).getByRole('listitem').filter({ hasText: '€250.00' })).toContainText('Approved')

  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
  await main(page).getByRole('button', { name: 'Account Settings' }).click()
  await dialog(page).getByLabel('First Name', { exact: true }).fill('Grace')
  await bank.reset()
  await press(page, 'Save')
  await expect(page).toHaveURL('/login')
  await expect(dialog(page)).toHaveCount(0)
  await expect(main(page)).toBeFocused()
  await expect(toasts(page)).toHaveCount(0)
  expect((await session(page)).accessToken).toBe(undefined)
  expect((await bank.operator.customer('nora')).user.firstName).toBe('Nora')
  expect(complaints.splice(0)).toEqual([REFUSED])
  await logIn(page, 'nora', '/account-details')
  await expect(main(page)).toContainText('Nora')
})

test('SEC-3, WD-4, WD-5, WD-6: a step that the operator releases, and the last step, which pays over HTTP', async ({
  page,
  bank,
}) => {
  await bank.operator.setUser('iris', { transferStep: 8 })
  await page.goto('/login')
  await logIn(page, 'iris')
  await withdraw(page, { amount: '120.50' })
  // Changed with WD-4: while the step is the bank's, the dialog asks for no code, and 'Check again' loads the customer.
  await expect(dialog(page)).toContainText('customer care has to release this step')
  await expect(field(page, 'Code')).toHaveCount(0)
  await bank.operator.releaseStep('iris')
  await press(page, 'Check again')
  await expect(dialog(page).getByRole('status').filter({ hasText: 'has released the previous step' })).toBeVisible()
  await enterCode(page, '000000')
  await expect(toast(page, 'Wrong Code')).toBeVisible()
  await enterCode(page, CODE)
  await expect(toast(page, 'Withdrawal successful')).toBeVisible()
  await page.clock.runFor(3_000)
  await expect(main(page).getByRole('listitem').first()).toContainText('$120.50')
  expect((await bank.operator.customer('iris')).user).toMatchObject({ transferStep: 9, userOtp: '0' })
})
