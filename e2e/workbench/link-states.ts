import type { Page } from '@playwright/test'
import type { DemoDriver } from '../support/driver.ts'
import { expect } from '../test.ts'

/**
 * A state of each flow that no test of the frame opens. Other tests open links that change data, and links into nested states;
 * a test of going back (DEMO-17) can open all that there are.
 */
export const LINKED_STATES = [
  ...['login.submitting', 'sign-up.credentials', 'password-request.sent', 'password-reset.changed'],
  ...['kyc.editing.entry.notLoaded', 'kyc.uploaded', 'loan.posting', 'account-settings.saved'],
]

/** Opens the link to a state and checks that it leads there (DEMO-7). */
export async function openState(page: Page, demo: DemoDriver, at: string, parameters = ''): Promise<void> {
  const [flow = '', state] = at.split('.')
  await demo.open(`/?at=${at}${parameters}`)
  const value = (await demo.states())[flow]
  expect(typeof value === 'string' ? value : Object.keys(value as object)[0], at).toBe(state)
  expect(new URL(page.url()).search, at).toBe('')
  expect(await demo.clock.mode(), at).toBe('paused')
}
