import { describe, expect, test } from 'vitest'
import { followOrder, searchOrders } from '#src/workbench/explorer/orders.ts'
import { openScenario } from './scenario.ts'
import { scenarios } from './scenarios.ts'

/** `npm run measure races` searches further. */
const BOUNDS = { mostMoves: 4, mostOrders: 12 }
/** ms of wall time; a test that is given up goes on in the clock of the next one */
const PATIENCE = 60_000

test.each(scenarios.map((scenario) => [scenario.ids, scenario.name, scenario] as const))(
  '%s: %s breaks nothing, in whatever order things happen',
  async (_, __, scenario) => {
    const { orders, violations } = await searchOrders({ open: openScenario(scenario), ...BOUNDS })
    expect([...violations]).toEqual([])
    expect(orders).toBe(BOUNDS.mostOrders)
  },
  PATIENCE,
)

/** The races that the search found, each as the order that it found. */
describe('found', () => {
  test.each([
    [
      'WD-7: a payment whose answer is lost has spent the code, and the page knows',
      'a withdrawal at its last step',
      'the code is confirmed; POST transfer 1 arrives; POST transfer 1 is lost on the way back',
    ],
    [
      'DATA-3: a payment that is made although its page was left is in the balances',
      'a withdrawal at its last step',
      'the code is confirmed; POST transfer 1 arrives; the person goes back',
    ],
    [
      'OVER-4: a deposit whose answer is lost is in the history',
      'a deposit',
      'Make Deposit; POST deposit 1 arrives; POST deposit 1 is lost on the way back',
    ],
    [
      'OVER-4: a deposit that is made although its page was left is in the history',
      'a deposit',
      'Make Deposit; POST deposit 1 arrives; the person goes back',
    ],
    [
      'LOAN-1: a loan whose answer is lost is shown',
      'a loan',
      'Apply; +5000 ms: app timer; +10000 ms: app timer; POST loan 1 arrives; POST loan 1 is lost on the way back',
    ],
    [
      'KYC-2: documents whose answer is lost are known to be there',
      'an identity check that the bank verifies meanwhile',
      'Submit; POST kyc 1 arrives; POST kyc 1 is lost on the way back',
    ],
    [
      'ACCT-2: details whose answer is lost are shown as they were saved',
      'settings saved while the bank changes the customer',
      'Save; PUT users 1 arrives; PUT users 1 is lost on the way back',
    ],
    [
      'ACCT-2: what another tab has saved is not set back',
      'settings saved while the bank changes the customer',
      'another tab saves the gender; Save; PUT users 1 arrives; PUT users 1 is answered',
    ],
    [
      'ACCT-2: what the bank corrects while the details are under way is not set back',
      'settings saved while the bank changes the customer',
      'Save; the bank corrects the phone number; PUT users 1 arrives; PUT users 1 is answered',
    ],
    [
      'ACCT-2: after a failure the form shows what the bank has corrected meanwhile',
      'settings saved while the bank changes the customer',
      'Save; the bank corrects the phone number; PUT users 1 is lost on the way',
    ],
  ])('%s', async (_, name, order) => {
    const scenario = scenarios.find((other) => other.name === name) ?? expect.unreachable(name)
    expect(await followOrder(openScenario(scenario), order)).toEqual([])
  })
})
