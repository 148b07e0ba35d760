import type { Locator, Page } from '@playwright/test'
import type { DemoDriver } from '../../e2e/demo.ts'

/** What is said and how long is waited while a tour is recorded. */
export interface Narrator {
  say(text: string): Promise<void>
  /** ms of virtual time */
  pass(ms: number): Promise<void>
}

/** What a guided tour does, as a customer and as the bank, and what is said of it. */
export interface Walk {
  id: string
  path: string
  as?: string
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

const NAME = { 'First Name': 'Nell', Surname: 'Ashby', 'Other Name': 'Joy', Age: '29' }
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
  { id: 'open-an-account', path: '/', steps: openAnAccount },
  { id: 'from-deposit-to-plan', path: '/investify', as: 'vera', steps: fromDepositToPlan },
  { id: 'nine-steps-to-a-withdrawal', path: '/dashboard-overview', as: 'ada', steps: nineSteps },
]

async function openAnAccount(page: Page, { say, pass }: Narrator): Promise<void> {
  await say(
    'Welcome to Larkspur, a bank that does not exist. Everything here happens in this browser, and no money is real.',
  )
  await say('Nell wants an account. It begins on the front page, with one click.')
  await page.getByRole('link', { name: 'Create free account' }).first().click()
  await page.getByRole('heading', { name: 'Sign Up', exact: true }).waitFor()
  await say('Four short steps, each checked before the next. First: who she is.')
  await fill(page, NAME)
  await next(page)
  await say('Second: how the bank reaches her. What is typed stays here, over a reload too, but for passwords.')
  await fill(page, CONTACT)
  await next(page)
  await say('Third: her country, which decides the currency of her account, and what kind of account it is.')
  await page.getByRole('combobox', { name: 'Country' }).fill('swed')
  await page.getByRole('option', { name: 'Sweden' }).first().click()
  for (const label of ['Gender', 'Account Type', 'Marital Status'])
    await page.getByLabel(label, { exact: true }).selectOption({ index: 1 })
  await next(page)
  await say('Last: a password. Recordings never hold one: this tour makes up a new one each time that it plays.')
  await fill(page, { Password: PASSWORD, 'Confirm Password': PASSWORD })
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await pass(400)
  await say('The bank has opened the account. In a moment it leads her to the sign-in.')
  await pass(5_000)
  await page.getByRole('button', { name: 'Log In', exact: true }).waitFor()
  await say('Her first sign-in, with the password that she has just chosen.')
  await fill(page, { Email: CONTACT.Email, Password: PASSWORD })
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await pass(4_000)
  await main(page, 'Deposit').first().waitFor()
  await say('A newcomer’s overview: nothing in it yet, and the ways to begin. That is how an account is opened.')
}

async function fromDepositToPlan(page: Page, { say, pass }: Narrator, demo: DemoDriver): Promise<void> {
  await pass(1_000)
  await say('Vera has an account in Swedish kronor, but does not invest yet. So the page offers her three plans.')
  await say('She takes the one in the middle, Gold, which names the amount for her.')
  await page.getByRole('button', { name: 'Choose Gold' }).click()
  await dialog(page).waitFor()
  await say('Money comes in by bank transfer or to a wallet. The details are made up: nothing can be sent to them.')
  await press(page, 'Bank Transfer')
  await pass(1_000)
  await say('She would transfer the amount from her own bank now, and then come back with a proof of it.')
  await press(page, 'Next Step')
  await say(
    'The amount, within what the plan takes, and a picture of the receipt. Files are checked for what is in them.',
  )
  await dialog(page).getByLabel('AMOUNT').fill('4,500')
  await dialog(page).getByLabel('Upload Proof').setInputFiles(PROOF)
  await dialog(page).getByRole('img').waitFor()
  await press(page, 'Make Deposit')
  await pass(1_000)
  await say('It is sent. The deposit counts only when the bank has looked at the proof.')
  await pass(3_000)
  const balance =
    'Below, her history shows it as pending, and her balance has not moved. Now the bank’s side, which the demo desk plays.'
  await say(balance)
  const { deposits } = await demo.operator.customer('vera')
  await demo.operator.setDeposit(deposits[0]?._id ?? '', 'true')
  await say('The bank has confirmed it: the balance above has grown at once, with no reload.')
  await demo.operator.setUser('vera', { investStatus: 'true' })
  await pass(1_000)
  await say('And it has turned investing on: in the place of the plans stand the markets. Simulated ones, of course.')
}

async function nineSteps(page: Page, { say, pass }: Narrator, demo: DemoDriver): Promise<void> {
  await pass(1_000)
  await say(
    'Ada wants her money. A withdrawal takes nine steps here: a code at the odd ones, customer care at the even ones.',
  )
  await ask(page)
  await say('She names the way, the amount and where to. Then the bank asks for her one-time code.')
  await enter(page)
  await pass(1_000)
  await say('Step 1 is done. The request is being processed, and she stands at step 2.')
  await askAgain(page)
  await enter(page)
  await say('At an even step the code is not even looked at: she is told to turn to customer care.')
  for (const step of [3, 5, 7]) {
    await demo.operator.releaseStep('ada')
    await say(
      `Customer care has released step ${step}. The dialog that stood open knows it already, and takes her code.`,
    )
    await enter(page)
    await pass(1_000)
    if (step === 3) await say('Step 3 is done, and so it goes on: step 4 is customer care’s again.')
    await askAgain(page)
    await enter(page)
    await pass(500)
  }
  await say('Eight steps are behind her. Once more it is up to customer care.')
  await demo.operator.releaseStep('ada')
  await say('Step 9, the last one: the next right code pays.')
  await enter(page)
  await pass(1_500)
  await say('The money has left. The code is spent with it, so that nobody can use it a second time.')
  await pass(3_000)
  await say('And there it stands, at the top of her history. What the bank decides is yours to play, on the demo desk.')
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}

function next(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Next Step', exact: true }).click()
}

/** From the button on the overview to the question for the code. */
async function ask(page: Page): Promise<void> {
  await main(page, 'Withdraw').click()
  await press(page, 'PayPal')
  await dialog(page).getByLabel('Amount', { exact: true }).fill('120.50')
  await dialog(page).getByLabel('Email', { exact: true }).fill('ada@mail.example')
  await press(page, 'Continue')
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
