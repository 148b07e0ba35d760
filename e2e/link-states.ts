import type { Page } from '@playwright/test'
import type { DemoDriver } from './support/driver.ts'
import { expect } from './test.ts'

/** The states that external tests may rely on, by flow (demo contract). */
export const CONTRACT_STATES = Object.entries({
  login: ['editing', 'submitting', 'verified'],
  'sign-up': ['identity', 'contact', 'details', 'credentials', 'submitting', 'registered'],
  'password-request': ['editing', 'submitting', 'sent'],
  'password-reset': ['editing', 'submitting', 'changed'],
  deposit: ['method', 'summary', 'bank', 'wallets', 'proof', 'submitting', 'deposited'],
  kyc: ['editing', 'submitting', 'uploaded'],
  loan: ['finances', 'purpose', 'validating', 'posting', 'posted'],
  withdrawal: ['method', 'editing', 'checking', 'confirming', 'advancing', 'transferring', 'transferred'],
  'account-settings': ['editing', 'submitting', 'saved'],
}).flatMap(([flow, states]) => states.map((state) => `${flow}.${state}`))

/** The states of every dialog, in the dialogs' groups. */
export const DIALOG_STATES: Readonly<Record<string, readonly string[]>> = {
  deposit: ['method', 'summary', 'bank', 'wallets', 'proof', 'deposited'].map((state) => `deposit.${state}`),
  withdrawal: ['method', 'editing', 'confirming', 'transferred'].map((state) => `withdrawal.${state}`),
  loan: ['finances', 'purpose', 'posted'].map((state) => `loan.${state}`),
  account: ['kyc.editing', 'account-settings.editing', 'statement.editing'],
}

/** Opens the link to a state and checks that it leads there (DEMO-7). */
export async function openState(page: Page, demo: DemoDriver, at: string, parameters = ''): Promise<void> {
  const [flow = '', state] = at.split('.')
  await demo.open(`/?at=${at}${parameters}`)
  const value = (await demo.states())[flow]
  expect(typeof value === 'string' ? value : Object.keys(value as object)[0], at).toBe(state)
  expect(new URL(page.url()).search, at).toBe('')
  expect(await demo.clock.mode(), at).toBe('paused')
}
