import type { Page } from '@playwright/test'
import { facts, figuresOf } from '../facts.ts'
import { PASSWORD, toasts } from '../test.ts'
import { dialog, press } from '../withdrawing.ts'
import { expect, logIn, signIn, faultTest as test } from './live-bank.ts'

const UNSURE = 'That may not have gone through, because we received no answer. Your entries are still here.'
const FIGURES = ['Total Amount', 'Loan Balance', 'Investment Balance'] as const

const main = (page: Page) => page.getByRole('main')
const status = (page: Page) => dialog(page).getByRole('status')
/** What the overview shows instead of its three figures. */
const instead = (words: string) => Object.fromEntries(FIGURES.map((figure) => [figure, words.replaceAll('%', figure)]))
const FAILED = instead('—Could not be loaded.')

test('SEC-3, DATA-1, ERR-1: loads that are answered with a page of HTML at 200 fail quietly, and come when they are tried again', async ({
  page,
  bank,
  wire,
}) => {
  const answer = { type: 'text/html', body: '<!doctype html><title>Sign in to the network</title>' }
  wire.fail(/^GET (\/api\/transfer\/|.*\/data\/query\/)/, answer)
  await signIn(page, 'ada', PASSWORD)
  await expect.poll(() => facts(page)).toEqual(FAILED)
  await page.clock.runFor(5_000)
  await expect(toasts(page)).toHaveCount(0)
  await expect(main(page)).not.toContainText(/NaN|undefined|<title>/)
  await main(page).getByRole('button', { name: 'Deposit', exact: true }).click()
  await press(page, 'Bank Transfer')
  await expect(status(page)).toHaveText('The payment details could not be loaded.')
  await expect(dialog(page).getByRole('button', { name: 'Next Step' })).toHaveAttribute('aria-disabled', 'true')
  wire.mend()
  await press(page, 'Try again')
  await expect(dialog(page)).toContainText('GB00 LARK 0000 0000 0000 00')
  await press(page, 'Close')
  await main(page)
    .getByRole('button', { name: /^Try again.*Balances$/ })
    .click()
  await expectFigures(page, bank.operator)
})

test('SEC-3, HTTP-2, DATA-1: a bank that hangs is waited for 120 s, once, and then asked again when the customer wants it', async ({
  page,
  bank,
  wire,
}) => {
  wire.fail(/^GET \/api\//, 'silent')
  await signIn(page, 'ada', PASSWORD)
  await expect.poll(() => facts(page)).toEqual(instead('Loading'))
  await expect.poll(() => wire.met().length).toBe(5)
  await page.clock.runFor(110_000)
  expect(await facts(page)).toEqual(instead('Loading'))
  await page.clock.runFor(10_000)
  await expect.poll(() => facts(page)).toEqual(FAILED)
  // Time-outs are not retried.
  await page.clock.runFor(31_000)
  expect(
    wire
      .met()
      .map((call) => call.replace(/[0-9a-f]{24}$/, '{id}'))
      .sort(),
  ).toEqual(['deposit', 'kyc', 'loan', 'transfer', 'users'].map((part) => `GET /api/${part}/{id}`))
  wire.mend()
  await main(page)
    .getByRole('button', { name: /^Try again.*History$/ })
    .click()
  await expectFigures(page, bank.operator)
})

test('SEC-3, HTTP-2: a load whose connection breaks is tried again by itself', async ({ page, bank, wire }) => {
  wire.fail(/^GET \/api\/transfer\//, 'unanswered')
  // By then the browser has finished its own retries.
  const lost = page.waitForEvent('requestfailed')
  await signIn(page, 'ada', PASSWORD)
  await lost
  expect(await facts(page)).toEqual(instead('Loading'))
  wire.mend()
  await page.clock.runFor(1_000)
  await expectFigures(page, bank.operator)
})

test('SEC-3, AUTH-3, ERR-1: a sign-in that hangs tells how long it takes, gives up at 120 s, and works at the next press', async ({
  page,
  wire,
}) => {
  wire.fail(/^POST \/api\/auth\/login$/, 'silent')
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill('ada@larkspur.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Log In').click()
  await expect(button('Loading...')).toBeVisible()
  // The browser asks the bank first whether this page may call it.
  await expect.poll(wire.met).toEqual(['POST /api/auth/login'])
  await page.clock.runFor(15_000)
  await expect(button('Please Wait!')).toBeVisible()
  await page.clock.runFor(15_000)
  await expect(button('Almost there!')).toBeVisible()
  await page.clock.runFor(90_000)
  await expect(button('Log In')).toBeVisible()
  await expect(main(page).getByRole('status').filter({ hasText: 'may not have gone through' })).toHaveText(UNSURE)
  await expect(toasts(page)).toHaveCount(0)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@larkspur.example')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  expect(wire.met()).toEqual(['POST /api/auth/login'])
  wire.mend()
  await logIn(page, 'ada@larkspur.example', PASSWORD)
})

/** The overview shows Ada's data from the bank. */
async function expectFigures(page: Page, operator: Parameters<typeof figuresOf>[0]['operator']) {
  const { total, loan, investment } = await figuresOf({ operator }, 'ada')
  await expect
    .poll(() => facts(page))
    .toEqual({ 'Total Amount': total, 'Loan Balance': loan, 'Investment Balance': investment })
}
