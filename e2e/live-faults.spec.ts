import type { Page } from '@playwright/test'
import { facts, figuresOf } from './facts.ts'
import { largestPicture, picture } from './files.ts'
import { test as base, expect, logIn, signIn } from './live-bank.ts'
import { PASSWORD, toast, toasts } from './test.ts'
import { dialog, press } from './withdrawing.ts'

/** What a browser itself says of what it could not fetch; the page says nothing. */
const NOT_FETCHED = /^error: Failed to load resource: net::ERR_/
const CONFLICT = 'error: Failed to load resource: the server responded with a status of 409 (Conflict)'
const UNSURE = 'That may not have gone through: the answer never came. What you typed is still here.'
const FIGURES = ['Total Amount', 'Loan Balance', 'Investment Balance'] as const

const test = base.extend<{ complaints: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints.filter((text) => !NOT_FETCHED.test(text))).toEqual([])
  },
})

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
const status = (page: Page) => dialog(page).getByRole('status')
/** What the overview shows in the place of its three figures. */
const instead = (words: string) => Object.fromEntries(FIGURES.map((figure) => [figure, words.replaceAll('%', figure)]))
const FAILED = instead('— %: Could not be loaded.Try again: %')

test('SEC-3, ERR-1, KYC-1: papers whose connection breaks in the middle are all kept, and go through at the next press', async ({
  page,
  bank,
  wire,
}) => {
  await signIn(page, 'vera', PASSWORD)
  await toPapers(page)
  wire.fail(/^POST \/api\/kyc$/, 'cut')
  await press(page, 'Submit')
  await expect(status(page)).toHaveText(UNSURE)
  expect(await papers(page)).toEqual(PAPERS)
  await expect(toasts(page)).toHaveCount(0)
  expect(wire.met()).toContain('POST /api/kyc')
  expect((await bank.customer('vera')).kyc).toBeNull()
  wire.mend()
  await press(page, 'Submit')
  await expect(toast(page, 'KYC Details Uploaded')).toBeVisible()
  const { kyc, user } = await bank.customer('vera')
  expect(kyc).toEqual({
    _id: expect.any(String),
    userId: user._id,
    email: 'vera@larkspur.example',
    name: 'Vera Lindqvist',
    number: 'SP-77',
    front: { name: 'largest.png', type: 'image/png', size: largestPicture.buffer.length, preview: null },
    back: {
      name: 'back.png',
      type: 'image/png',
      size: picture().buffer.length,
      preview: expect.stringMatching(/^data:image\/png;base64,/),
    },
    status: false,
    createdAt: expect.any(String),
  })
})

test('SEC-3, ERR-1, KYC-2: papers that arrived while their answer was lost are not taken twice', async ({
  page,
  bank,
  wire,
  complaints,
}) => {
  await signIn(page, 'vera', PASSWORD)
  await toPapers(page)
  wire.fail(/^POST \/api\/kyc$/, 'unanswered')
  await press(page, 'Submit')
  await expect(status(page)).toHaveText(UNSURE)
  expect(await papers(page)).toEqual(PAPERS)
  const { kyc } = await bank.customer('vera')
  expect(kyc).toMatchObject({ number: 'SP-77' })
  wire.mend()
  await press(page, 'Submit')
  await expect(toast(page, 'Details Already Exist')).toBeVisible()
  expect((await bank.customer('vera')).kyc).toEqual(kyc)
  // They are her own, and the form says so.
  await expect(dialog(page)).toContainText('Your papers are with the bank already and wait to be looked at.')
  expect(complaints.filter((text) => !NOT_FETCHED.test(text))).toEqual([CONFLICT])
  complaints.length = 0
})

test('SEC-3, ERR-1, DEP-4: a deposit whose connection breaks in the middle is made once, at the next press', async ({
  page,
  bank,
  wire,
}) => {
  await signIn(page, 'nora', PASSWORD)
  await main(page).getByRole('button', { name: 'Deposit', exact: true }).click()
  await press(page, 'Bank Transfer')
  await press(page, 'Next Step')
  await field(page, 'AMOUNT').fill('250')
  await field(page, 'Upload Proof').setInputFiles(largestPicture)
  await expect(dialog(page).getByRole('img', { name: 'Preview of Upload Proof' })).toBeVisible()
  await page.clock.runFor(5_000)
  wire.fail(/^POST \/api\/deposit$/, 'cut')
  await press(page, 'Make Deposit')
  await expect(status(page)).toHaveText(UNSURE)
  await expect(field(page, 'AMOUNT')).toHaveValue('250')
  await expect(dialog(page).getByRole('img', { name: 'Preview of Upload Proof' })).toBeVisible()
  await expect(dialog(page).getByText('largest.png')).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
  expect((await bank.customer('nora')).deposits).toEqual([])
  wire.mend()
  await press(page, 'Make Deposit')
  await expect(toast(page, 'Deposit Successful')).toBeVisible()
  const { deposits, user } = await bank.customer('nora')
  expect(deposits).toEqual([
    {
      _id: expect.any(String),
      userId: user._id,
      name: 'Nora Quill',
      email: 'nora@larkspur.example',
      amount: 250,
      images: { name: 'largest.png', type: 'image/png', size: largestPicture.buffer.length, preview: null },
      status: 'Pending',
      createdAt: expect.any(String),
    },
  ])
})

for (const [what, answer] of [
  ['a page of HTML', { type: 'text/html', body: '<!doctype html><title>Sign in to the network</title>' }],
  ['JSON that breaks off', { type: 'application/json', body: '{"transfers":[{"amount":12' }],
] as const) {
  test(`SEC-3, DATA-1, ERR-1: loads that are answered with ${what} at 200 fail quietly, and come when they are tried again`, async ({
    page,
    bank,
    wire,
  }) => {
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
      .getByRole('button', { name: /^Try again.*Loan Balance$/ })
      .click()
    const { total, loan, investment } = await figuresOf({ operator: bank }, 'ada')
    await expect
      .poll(() => facts(page))
      .toEqual({ 'Total Amount': total, 'Loan Balance': loan, 'Investment Balance': investment })
  })
}

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
  // A time-out is not tried again.
  await page.clock.runFor(31_000)
  expect(
    wire
      .met()
      .map((call) => call.replace(/[0-9a-f]{24}$/, '{id}'))
      .sort(),
  ).toEqual(['deposit', 'kyc', 'loan', 'transfer', 'users'].map((part) => `GET /api/${part}/{id}`))
  wire.mend()
  await main(page)
    .getByRole('button', { name: /^Try again.*Total Amount$/ })
    .click()
  const { total, loan, investment } = await figuresOf({ operator: bank }, 'ada')
  await expect
    .poll(() => facts(page))
    .toEqual({ 'Total Amount': total, 'Loan Balance': loan, 'Investment Balance': investment })
})

test('SEC-3, HTTP-2: a load whose connection breaks is tried again by itself', async ({ page, bank, wire }) => {
  wire.fail(/^GET \/api\/transfer\//, 'unanswered')
  await signIn(page, 'ada', PASSWORD)
  await expect.poll(() => wire.met().length).toBeGreaterThan(0)
  expect(await facts(page)).toEqual(instead('Loading'))
  wire.mend()
  await page.clock.runFor(1_000)
  const { total, loan, investment } = await figuresOf({ operator: bank }, 'ada')
  await expect
    .poll(() => facts(page))
    .toEqual({ 'Total Amount': total, 'Loan Balance': loan, 'Investment Balance': investment })
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

const PAPERS = { name: 'Vera Lindqvist', number: 'SP-77', files: ['largest.png', 'back.png'] }

/** To the form for the papers, filled in, with nothing said above it any more. */
async function toPapers(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
  await page.getByRole('button', { name: /KYC verification/ }).click()
  await field(page, 'ID Name').fill(PAPERS.name)
  await field(page, 'ID Number').fill(PAPERS.number)
  await field(page, 'Front').setInputFiles(largestPicture)
  await field(page, 'Back').setInputFiles(picture('back.png'))
  await expect(dialog(page).getByRole('img')).toHaveCount(2)
  await page.clock.runFor(5_000)
  await expect(toasts(page)).toHaveCount(0)
}

/** What stands in that form. */
async function papers(page: Page): Promise<typeof PAPERS> {
  return {
    name: await field(page, 'ID Name').inputValue(),
    number: await field(page, 'ID Number').inputValue(),
    files: await dialog(page)
      .getByText(/^[a-z]+\.png$/)
      .allInnerTexts(),
  }
}
