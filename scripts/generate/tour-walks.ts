import type { Locator, Page } from '@playwright/test'
import type { DemoDriver } from '../../e2e/support/driver.ts'
import { fromDepositToPlanText } from './tour-texts/from-deposit-to-plan.ts'
import { nineStepsText } from './tour-texts/nine-steps-to-a-withdrawal.ts'
import { openAnAccountText } from './tour-texts/open-an-account.ts'
import type { TourText } from './tour-texts/tour-text.ts'

/** What is said and how long is waited while a tour is recorded. */
interface Narrator {
  /** Says the caption with this key, which must be the next one. */
  say(key: string): Promise<void>
  /** ms of virtual time */
  pass(ms: number): Promise<void>
}

/** What a guided tour does, as a customer and as the bank, and what is said of it. */
export interface Walk {
  id: string
  path: string
  as?: string
  text: TourText
  steps(page: Page, narrator: Narrator, demo: DemoDriver): Promise<void>
}

const PASSWORD = 'Larkspur-2026'
const CODE = '482913'
const PROOF = {
  name: 'proof.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const NAME = { 'First Name': 'Nell', Surname: 'Ashby', 'Other Name': 'Joy' }
const CONTACT = {
  City: 'Lund',
  Phone: '+1 340 555 0111',
  Email: 'nell@ashby.example',
  Address: '3 Mill Lane',
  'Date of Birth': '1996-05-04',
}

const dialog = (page: Page): Locator => page.getByRole('dialog')
const press = (page: Page, name: string): Promise<void> =>
  dialog(page).getByRole('button', { name, exact: true }).click()
const main = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true })

export const walks: readonly Walk[] = [
  { id: 'open-an-account', path: '/', text: openAnAccountText, steps: openAnAccount },
  { id: 'from-deposit-to-plan', path: '/investify', as: 'vera', text: fromDepositToPlanText, steps: fromDepositToPlan },
  { id: 'nine-steps-to-a-withdrawal', path: '/dashboard-overview', as: 'ada', text: nineStepsText, steps: nineSteps },
]

async function openAnAccount(page: Page, { say, pass }: Narrator): Promise<void> {
  await say('welcome')
  await say('begin')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('heading', { name: 'Sign Up', exact: true }).waitFor()
  await say('steps')
  await say('you')
  await fill(page, NAME)
  await next(page)
  await say('missing')
  await fill(page, { Age: '29' })
  await next(page)
  // The toast about the missing field goes.
  await pass(5_000)
  await say('reach')
  await fill(page, CONTACT)
  await next(page)
  await say('country')
  await page.getByRole('combobox', { name: 'Country' }).fill('swed')
  await page.getByRole('option', { name: 'Sweden' }).first().click()
  for (const label of ['Gender', 'Account Type', 'Marital Status'])
    await page.getByLabel(label, { exact: true }).selectOption({ index: 1 })
  await next(page)
  await say('password')
  await fill(page, { Password: PASSWORD, 'Confirm Password': PASSWORD })
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await pass(400)
  await say('opened')
  await pass(5_000)
  await page.getByRole('button', { name: 'Log In', exact: true }).waitFor()
  await say('signIn')
  await fill(page, { Email: CONTACT.Email, Password: PASSWORD })
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await pass(4_000)
  await main(page, 'Deposit').first().waitFor()
  await say('overview')
  await say('deposit')
  await say('history')
}

async function fromDepositToPlan(page: Page, { say, pass }: Narrator, demo: DemoDriver): Promise<void> {
  await pass(1_000)
  await say('plans')
  await say('gold')
  await page.getByRole('button', { name: 'Choose Gold' }).click()
  await dialog(page).waitFor()
  await say('method')
  await press(page, 'Bank Transfer')
  await pass(1_000)
  await say('details')
  await press(page, 'Next Step')
  await say('amount')
  await dialog(page).getByLabel('AMOUNT').fill('4,500')
  await dialog(page).getByLabel('Upload Proof').setInputFiles(PROOF)
  await dialog(page).getByRole('img').waitFor()
  await say('proof')
  await press(page, 'Make Deposit')
  await pass(1_000)
  await say('sent')
  await pass(3_000)
  await say('pending')
  await say('unmoved')
  await say('desk')
  const { deposits } = await demo.operator.customer('vera')
  await demo.operator.setDeposit(deposits[0]?._id ?? '', 'true')
  await say('confirmed')
  await say('approved')
  await demo.operator.setUser('vera', { investStatus: 'true' })
  await pass(1_000)
  await say('markets')
  await say('simulated')
}

async function nineSteps(page: Page, { say, pass }: Narrator, demo: DemoDriver): Promise<void> {
  await pass(1_000)
  await say('withdraw')
  await main(page, 'Withdraw').click()
  await say('method')
  await press(page, 'PayPal')
  await say('form')
  await dialog(page).getByLabel('Amount', { exact: true }).fill('120.50')
  await dialog(page).getByLabel('Email', { exact: true }).fill('ada@mail.example')
  await press(page, 'Continue')
  await say('code')
  await enter(page)
  await pass(1_000)
  await say('processing')
  await main(page, 'Withdraw').click()
  await say('again')
  await press(page, 'Continue')
  await enter(page)
  await say('care')
  await demo.operator.releaseStep('ada')
  await say('released')
  await enter(page)
  await pass(1_000)
  for (const [waiting, released] of [
    ['four', 'five'],
    [null, 'seven'],
    ['eight', 'nine'],
  ] as const) {
    await askAgain(page)
    await enter(page)
    await pass(500)
    if (waiting !== null) await say(waiting)
    await demo.operator.releaseStep('ada')
    await say(released)
    await enter(page)
    await pass(1_000)
  }
  await pass(500)
  await say('paid')
  await pass(3_000)
  await say('history')
  await say('desk')
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}

function next(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Next Step', exact: true }).click()
}

/** The form stands as it was entered until it is paid (WD-5). */
async function askAgain(page: Page): Promise<void> {
  await main(page, 'Withdraw').click()
  await press(page, 'Continue')
}

async function enter(page: Page): Promise<void> {
  await dialog(page).getByLabel('Code', { exact: true }).fill(CODE)
  await press(page, 'Confirm')
}
