import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import { NEWCOMER } from '../signing-up.ts'
import type { DemoDriver } from '../support/driver.ts'
import { CODE } from '../withdrawing.ts'
import type { BrowserPage } from './browser-page.ts'
import type { Journey } from './journey.ts'
import { until } from './until.ts'

const MINUTE = 60_000

type Walk = (page: BrowserPage, demo: DemoDriver) => Promise<void>

/** A persona's journey on the paused clock, as in `journeys.spec.ts`. */
function journey(persona: string, title: string, walk: Walk): Journey {
  return {
    name: persona,
    title: `QA-5: the journey of ${persona}: ${title}`,
    isTimed: true,
    walk: async ({ page, demo }) => {
      await demo.open('/dashboard-overview', { as: persona })
      await walk(page, demo)
    },
  }
}

export const CUSTOMERS: readonly Journey[] = [
  {
    name: 'newcomer',
    title: 'QA-5: the journey of a newcomer: four steps to an account, and into it',
    isTimed: true,
    walk: async ({ page, demo }) => {
      await demo.open('/create-account')
      await fillAll(page, NEWCOMER.identity)
      await page.press('Next Step')
      await fillAll(page, NEWCOMER.contact)
      await page.press('Next Step')
      await page.fill('Country', 'portu')
      await page.press(/Portugal/, 'page', 'option')
      for (const label of ['Gender', 'Account Type', 'Marital Status']) await page.fill(label, '1')
      await page.press('Next Step')
      await fillAll(page, NEWCOMER.credentials)
      await page.press('Sign Up', 'main')
      await page.sees('Registration complete', 'toasts')
      await demo.clock.advance(2_000)
      await page.isAt('/login')
      await page.fill('Email', NEWCOMER.contact.Email)
      await page.fill('Password', NEWCOMER.credentials.Password)
      await page.press('Log In')
      await demo.clock.advance(2_000)
      await page.isAt('/dashboard-overview')
      await page.sees('Greta', 'main')
    },
  },

  journey('nora', 'from nothing to a confirmed deposit, a loan and a first withdrawal', walkWithNora),

  journey('ada', 'nine steps to a withdrawal', async (page, demo) => {
    for (const step of [1, 3, 5, 7]) {
      await withdraw(page)
      await enterCode(page)
      await page.sees('Withdrawal is Processing', 'toasts')
      await withdraw(page)
      await enterCode(page)
      await page.sees('customer care', 'dialog')
      await page.press('Close', 'dialog')
      await demo.operator.releaseStep('ada')
      assert.equal((await demo.operator.customer('ada')).user.transferStep, step + 2)
      await demo.clock.advance(MINUTE)
    }
    await withdraw(page, '310.25')
    await enterCode(page)
    await page.sees('Withdrawal successful', 'toasts')
    await demo.clock.advance(3_000)
    await page.sees('£310.25', 'main')
  }),

  journey('karl', 'papers that wait, until the bank has looked at them', async (page, demo) => {
    await withdraw(page)
    await page.sees('Please Wait, Your KYC Verification', 'toasts')
    await demo.operator.setKyc('karl', true)
    await page.press('Continue', 'dialog')
    await enterCode(page)
    await page.sees('Withdrawal is Processing', 'toasts')
  }),

  journey('vera', 'no papers yet, then a plan', async (page, demo) => {
    await withdraw(page)
    await page.sees('Please you need to verify KYC.', 'toasts')
    await demo.clock.advance(2_000)
    await uploadPapers(page, demo, 'Vera Lindqvist')
    await page.press('Continue', 'dialog')
    await page.sees('Please Wait, Your KYC Verification', 'toasts')
    await demo.operator.setKyc('vera', true)
    await page.press('Continue', 'dialog')
    await enterCode(page)
    await page.sees('Withdrawal is Processing', 'toasts')
    await demo.go('/investify')
    await page.press(/Gold/, 'main')
    await deposit(page)
    assert.equal((await demo.operator.customer('vera')).deposits[0]?.status, 'Pending')
    await demo.clock.advance(3_000)
    await demo.operator.setUser('vera', { investStatus: 'true' })
    await page.misses('Start Investing', 'main')
  }),

  journey('lena', 'a loan that is not approved yet', async (page, demo) => {
    await withdraw(page)
    await page.sees('Your Loan Balance Has Not Been Approved', 'toasts')
    await page.evaluate(() => Object.assign(window, { isOld: true }) && null, undefined)
    // The page reloads in the middle of it.
    await demo.clock.advance(2_500).catch(() => undefined)
    await until('the reload', async () =>
      (await page.evaluate(() => document.readyState === 'complete' && !('isOld' in window), undefined)) ? true : null,
    )
    await demo.ready()
    await demo.clock.settled()
    const [loan] = (await demo.operator.customer('lena')).loans
    await demo.operator.setLoan(String(loan?._id), 'true')
    await withdraw(page)
    await enterCode(page)
    await page.sees('Withdrawal is Processing', 'toasts')
  }),

  journey('omar', 'a step that customer care has to release', async (page, demo) => {
    await withdraw(page)
    await enterCode(page)
    await page.sees('customer care', 'dialog')
    await demo.operator.releaseStep('omar')
    await enterCode(page)
    await page.sees('Withdrawal is Processing', 'toasts')
  }),

  journey('iris', 'the last step pays', async (page, demo) => {
    await withdraw(page)
    await enterCode(page)
    await page.sees('Withdrawal successful', 'toasts')
    await demo.clock.advance(3_000)
    await page.sees('$120.50', 'main')
  }),

  journey('yuki', 'amounts stored as text, and a tile that opens its method', async (page, demo) => {
    const { user } = await demo.operator.customer('yuki')
    await demo.operator.setUser('yuki', { transferStep: 9 })
    await page.press('Cashapp', 'main')
    await page.fill('Amount', '100', 'dialog')
    await page.fill('Email', 'pay@mail.example', 'dialog')
    await page.press('Continue', 'dialog')
    await enterCode(page, String(user.userOtp))
    await page.sees('Withdrawal successful', 'toasts')
    await demo.clock.advance(3_000)
    await page.sees('¥100', 'main')
  }),

  journey('max', 'one more among ten thousand', async (page, demo) => {
    await demo.operator.setUser('max', { transferStep: 9 })
    await withdraw(page)
    await enterCode(page)
    await page.sees('Withdrawal successful', 'toasts')
    await demo.clock.advance(3_000)
    assert.equal((await demo.operator.customer('max')).transfers.length, 10_001)
    await page.sees('$120.50', 'main')
  }),
]

/** Takes Nora through all four flows with money, starting from the overview. */
export async function walkWithNora(page: BrowserPage, demo: DemoDriver): Promise<void> {
  await page.press('Deposit')
  await deposit(page, '250')
  await demo.clock.advance(3_000)
  const [made] = (await demo.operator.customer('nora')).deposits
  await demo.go('/investify')
  await page.sees(/€250.00.*Pending|Pending.*€250.00/, 'main')
  await demo.operator.setDeposit(String(made?._id), 'true')
  await page.sees(/€250.00.*Approved|Approved.*€250.00/, 'main')
  await demo.go('/account-details')
  await page.press(/^Identity check/)
  await uploadPapers(page, demo, 'Nora Quill')
  await demo.operator.setKyc('nora', true)
  await demo.go('/loan')
  await page.press('Apply for Loan')
  for (const name of ['Amount', 'Monthly Income', 'Home Address', 'City', 'State'])
    await page.fill(name, '900', 'dialog')
  await page.press('Next Step', 'dialog')
  for (const name of ['Loan Purpose', 'Professional Status', 'Professional Category', 'Next Of Kin', 'Phone'])
    await page.fill(name, '900', 'dialog')
  await page.press('Apply', 'dialog')
  await demo.clock.advance(15_000)
  await page.sees('Verify', 'dialog')
  await page.press('Close', 'dialog')
  const [loan] = (await demo.operator.customer('nora')).loans
  await page.sees('Processing', 'main')
  await demo.operator.setLoan(String(loan?._id), 'true')
  await page.sees('Approved', 'main')
  await withdraw(page, '900')
  const { user } = await demo.operator.customer('nora')
  await enterCode(page, String(user.userOtp))
  await page.sees('Withdrawal is Processing', 'toasts')
}

async function fillAll(page: BrowserPage, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.fill(label, value)
}

async function withdraw(page: BrowserPage, amount = '120.50'): Promise<void> {
  await page.press('Withdraw', 'main')
  // The form opens as it was entered before (WD-5).
  if (!(await page.reads('dialog')).includes('Amount')) await page.press('PayPal', 'dialog')
  await page.fill('Amount', amount, 'dialog')
  await page.fill('Email', 'pay@mail.example', 'dialog')
  await page.press('Continue', 'dialog')
}

async function enterCode(page: BrowserPage, code = CODE): Promise<void> {
  await page.fill('Code', code, 'dialog')
  await page.press('Confirm', 'dialog')
}

/** Completes the deposit dialog with a file from the disk; without an amount, the prefilled one is used. */
async function deposit(page: BrowserPage, amount?: string): Promise<void> {
  await page.press('Bank Transfer', 'dialog')
  await page.press('Next Step', 'dialog')
  if (amount !== undefined) await page.fill('AMOUNT', amount, 'dialog')
  await page.pick(resolve('public/icon-192.png'), 'dialog')
  await page.press('Make Deposit', 'dialog')
  await page.sees('Deposit Successful', 'toasts')
}

/** Completes the dialog of the identity check, which closes by itself. */
async function uploadPapers(page: BrowserPage, demo: DemoDriver, name: string): Promise<void> {
  await page.fill('ID Name', name, 'dialog')
  await page.fill('ID Number', `SP-${name}`, 'dialog')
  await page.press('Use specimen document', 'dialog')
  await page.press('Submit', 'dialog')
  await page.sees('KYC Details Uploaded', 'toasts')
  await demo.clock.advance(2_000)
}
