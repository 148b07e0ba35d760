import type { Locator, Page } from '@playwright/test'
import { groupNumber } from '#src/content/account-number.ts'
import { facts, figuresOf, moneyIn } from '../facts.ts'
import { deposit } from '../money.ts'
import type { DemoDriver } from '../support/driver.ts'
import { expect, test } from '../test.ts'
import { dialog, field, press, pressEscape } from '../withdrawing.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const history = (page: Page) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /History/ }) })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The names of the filled buttons: what the page wants to be done. */
const filled = (page: Page) =>
  main(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.filter(({ className }) => /primary/.test(className)).map(({ textContent }) => textContent),
    )

/** What the overview shows of Ada. */
async function shownFigures(demo: DemoDriver) {
  const { available, loan, investment, profit, total } = await figuresOf(demo, 'ada')
  return {
    'Available to withdraw': available,
    'Loan Balance': loan,
    'Investment Balance': investment,
    Profit: profit,
    'Total Amount': total,
  }
}

test('OVER-2, OVER-4, WD-1, DATA-3, DEMO-3: a new customer sees their dashboard, whose tiles open the form of their method, an empty history, and three first steps, each with its state, of which the next has the only filled button; the first deposit arrives, and its confirmation and what it moves are marked for two seconds and read out', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'nora' })
  for (const text of ['Account Dashboard', 'Available Balance', 'Account Number', 'Account Type', 'History Overview'])
    await expect(main(page).getByText(text, { exact: true })).toBeVisible()
  const { user } = await demo.operator.customer('nora')
  await expect(main(page)).toContainText(groupNumber(String(user.accountNumber)))
  await expect(main(page)).toContainText('€0.00')
  for (const method of ['PayPal', 'Bank Transfer', 'Cashapp', 'Zelle']) {
    await button(page, method).click()
    await expect(dialog(page)).toHaveAccessibleName(`Withdrawal by ${method}`)
    await press(page, 'Close')
  }
  await expect(history(page).getByRole('listitem')).toHaveCount(0)
  await expect(history(page).locator('svg').first()).toBeVisible()
  await expect(history(page).getByText(/^No deposits or withdrawals yet\./)).toBeVisible()

  const steps = main(page).getByRole('region', { name: 'Your first three steps' }).getByRole('listitem')
  await expect(steps).toHaveText([
    /^1Make a first deposit.*Deposit$/,
    /^2Verify your identity.*Verify$/,
    /^3Withdraw your profit.*Nothing to withdraw yet$/,
  ])
  expect(await filled(page)).toEqual(['Deposit'])
  await button(page, 'Deposit').click()
  await deposit(page, '250')
  await demo.clock.advance(3_000)
  await expect(steps.first()).toHaveText(/Being checkedDeposit$/)
  expect(await filled(page)).toEqual(['Verify'])
  await expect(history(page).getByRole('listitem')).toHaveText([/^Deposit\+€250\.00.*Pending$/])
  await demo.clock.advance(2_000)
  const marked = page.locator('[data-changed]')
  await expect(marked).toHaveCount(0)
  const { deposits } = await demo.operator.customer('nora')
  await demo.operator.setDeposit(String(deposits[0]?._id), 'true')
  await expect(marked).toHaveText([/^Investment Balance€250\.00/, /^Deposit\+€250\.00.*Approved$/])
  const said = 'Deposit +€250.00: Approved. Investment Balance: €250.00'
  await expect(page.locator('[aria-live=polite]').getByText(said, { exact: true })).toHaveCount(1)
  await demo.clock.advance(2_000)
  await expect(marked).toHaveCount(0)
  await expect(steps.first()).toHaveText(/DoneDeposit$/)
  await demo.operator.setUser('nora', { profit: 90 })
  await expect(steps.last()).toHaveText(/customer care\.Withdraw$/)
  await button(page, 'Verify').click()
  await expect(dialog(page)).toHaveAccessibleName('Identity check')
})

/** Those that do not need the transfers, and the others with this text. */
async function withoutTransfers(demo: DemoDriver, text: string): Promise<Record<string, string>> {
  const { Profit, ...others } = await shownFigures(demo)
  return { ...Object.fromEntries(Object.keys(others).map((label) => [label, text])), Profit }
}

test('DATA-1, DATA-2, DATA-3, ERR-1, OVER-1, OVER-3, OVER-4, LOAN-1, WD-2, SHELL-2, DEMO-11: others see their totals, which the figures beside them add up to, and Withdraw with what is available only when there is profit; their history, newest first, whose rows open to their details with the keyboard; the loan page says what its balance is made of; the greeting changes on the hour, and is the only one in sight; the five load side by side, each with its own loading state; a failed load is said once for all figures and once for the history, makes no empty statement, and can be tried again; on a phone three rows of the history are in view, and Withdraw and Deposit share a line', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  const { user, transfers, deposits } = await demo.operator.customer('ada')
  const lead = main(page).locator('dl > div').first()
  const withdrawn = transfers.reduce((sum, { amount }) => sum + Number(amount), 0)
  expect(await filled(page)).toEqual(['Withdraw'])
  await demo.operator.setUser('ada', { profit: 10_290 + withdrawn })
  const sums = `Profit ${moneyIn('£', 10_290 + withdrawn)} − withdrawn ${moneyIn('£', withdrawn)}`
  await expect(lead).toHaveText(`Available to withdraw£10,290.00${sums}`)
  await demo.operator.setUser('ada', { profit: 1 })
  await expect(lead).toContainText(`Available Balance${moneyIn('£', 1 - withdrawn)}`)
  expect(await filled(page)).toEqual(['Deposit'])
  await demo.operator.setUser('ada', { profit: 'nonsense' })
  await expect(lead).toContainText('Total Amount')
  await expect(button(page, 'Withdraw')).toHaveCount(0)

  // A loan that waits stops every withdrawal (WD-3); once it is declined, the page says why above the figures.
  const { loans } = await demo.operator.customer('ada')
  await demo.operator.setUser('ada', { profit: user.profit })
  await demo.operator.setLoan(String(loans[0]?._id), 'Pending')
  await expect(main(page)).toContainText('Your latest loan is not approved yet.')
  expect([await lead.locator('dt').textContent(), await filled(page)]).toEqual(['Available Balance', ['Deposit']])
  const reason = 'The income is too low.'
  await demo.run([{ kind: 'operator', action: 'declineLoan', args: [loans[0]?._id, reason] }])
  const notice = page.getByRole('status').filter({ hasText: `The reason: “${reason}”` })
  const edge = (part: Locator, side: 'top' | 'bottom') =>
    part.evaluate((element, side) => element.getBoundingClientRect()[side], side)
  expect(await edge(notice, 'bottom')).toBeLessThan(await edge(page.getByRole('heading', { level: 1 }), 'top'))
  expect(await filled(page)).toEqual(['Withdraw'])
  await demo.reload()
  await notice.locator('..').getByRole('button', { name: 'Dismiss this notice' }).click()
  await demo.reload()
  await expect(notice, 'once it was read').toHaveCount(0)

  const signs = () =>
    main(page)
      .locator('dl > div')
      .evaluateAll((figures) =>
        figures.map((figure) => [figure.getAttribute('data-sign'), figure.querySelector('dt')?.textContent]),
      )
  expect(await signs()).toEqual([
    [null, 'Available to withdraw'],
    [null, 'Loan Balance'],
    ['+', 'Investment Balance'],
    ['+', 'Profit'],
    ['=', 'Total Amount'],
  ])
  expect(await facts(page)).toEqual(await shownFigures(demo))

  const rows = history(page).getByRole('listitem')
  await expect(rows.first()).toHaveAttribute('aria-setsize', String(transfers.length + deposits.length))
  const times = await rows.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
  expect(times).toEqual(times.toSorted().reverse())
  const pending = deposits.find(({ status }) => status === 'Pending')
  const row = rows.filter({ hasText: /^Deposit\+£.*Pending/ }).first()
  await row.locator('summary').press('Enter')
  await expect(row.getByRole('definition')).toHaveText([
    'Ada Fenwick, ada@larkspur.example',
    `LKD-${pending?._id.slice(-10).toUpperCase()}`,
    /^It counts towards your investment balance once/,
  ])
  await demo.operator.setDeposit(String(pending?._id), 'true')
  await expect(history(page).getByText('We have found the payment.'), 'it stays open').toBeVisible()
  const bank = transfers.find(({ transactiontype }) => transactiontype === 'bank transfer')
  await rows
    .getByText(/^(Loan w|W)ithdrawal, Bank Transfer$/)
    .first()
    .click()
  for (const text of [String(bank?.referenceNumber), `${bank?.accountName}, ${bank?.bankName}`])
    await expect(history(page).getByText(text, { exact: true })).toBeVisible()

  const hello = page.getByRole('banner').getByText('Hello, Ada')
  await expect(hello).toHaveClass('visually-hidden')
  await demo.go('/loan')
  await expect(hello).not.toHaveClass('visually-hidden')
  const { loan, investment, profit, total } = await figuresOf(demo, 'ada')
  expect(Object.entries(await facts(page)).slice(0, 4)).toEqual([
    ['Loan Balance', loan],
    ['Investment Balance', investment],
    ['Profit', profit],
    ['Total Balance', total],
  ])
  await expect(main(page).locator('dl > div').first()).toHaveText(
    new RegExp(`^Loan Balance${loan}Approved\\sloans\\s£[\\d,.]+ −\\sloan\\swithdrawals\\s£[\\d,.]+$`),
  )
  expect(await filled(page)).toEqual(['Withdraw'])
  await demo.go('/dashboard-overview')
  await demo.clock.setNow('2026-03-02T15:00')
  await demo.clock.advance(60 * 60_000 - 1)
  await expect(heading(page)).toContainText('Good afternoon')
  await demo.clock.advance(1)
  await expect(heading(page)).toContainText('Good evening')

  await demo.reset()
  await demo.clock.set('paused')
  await demo.faults.setLatency(1_000)
  await demo.faults.set({ call: 'GET transfer/{id}', kind: 'delay', ms: 5_000 })
  await demo.signIn('ada')
  await demo.clock.advance(1_000)
  expect(await facts(page)).toEqual(await withoutTransfers(demo, 'Loading'))
  await demo.clock.advance(5_000)
  expect(await facts(page)).toEqual(await shownFigures(demo))

  await demo.faults.clear()
  await demo.faults.setLatency(0)
  await demo.faults.set({ call: 'GET transfer/{id}', kind: 'status', status: 500, times: 1 })
  await demo.signIn('ada')
  expect(await facts(page)).toEqual(await withoutTransfers(demo, '—Could not be loaded.'))
  // What may be withdrawn is not known, so the page leads to nothing (WD-2).
  expect(await filled(page)).toEqual([])
  await expect(main(page).getByRole('status')).toHaveText([
    'Some figures could not be loaded.',
    // Changed: the icon says it, no dash.
    'History: Could not be loaded.',
  ])
  const again = main(page).getByRole('button', { name: /^Try again/ })
  await expect(again).toHaveText(['Try again: Balances', 'Try again: History'])
  await button(page, 'Statement of withdrawals').click()
  await expect(dialog(page).getByText('Could not be loaded.')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Print', exact: true })).toHaveCount(0)
  await pressEscape(page)
  await again.first().click()
  await expect(main(page).getByRole('status')).toHaveCount(0)
  await demo.clock.settled()
  expect(await facts(page)).toEqual(await shownFigures(demo))

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(history(page).getByRole('listitem').nth(2)).toBeVisible()
  const bar = await page.getByRole('navigation').filter({ visible: true }).boundingBox()
  const third = await history(page).getByRole('listitem').nth(2).boundingBox()
  expect(Number(third?.y) + Number(third?.height)).toBeLessThanOrEqual(Number(bar?.y))
  const sizes = await Promise.all(['Deposit', 'Withdraw'].map((name) => button(page, name).boundingBox()))
  expect(sizes.map((box) => [box?.width, box?.height])).toEqual([
    [sizes[1]?.width, 48],
    [sizes[0]?.width, 48],
  ])
})

test('OVER-4: 10,000 rows are a list that can be scrolled to its end, below the name of their month; their statement has them all, and paper says where it ends, and of how many rows these are @media', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'max' })
  const rows = history(page).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  expect(await rows.count()).toBe(50)
  const all = String(await rows.first().getAttribute('aria-setsize'))
  await expect(history(page).getByText(`The newest 50 of ${Number(all).toLocaleString('en-US')}`)).toBeVisible()
  await history(page).getByRole('button', { name: 'Show older', exact: true }).click()
  await expect(main(page).locator('[aria-posinset="51"] summary'), 'the first of the older rows').toBeFocused()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const last = main(page).locator(`[aria-posinset="${all}"]`)
  await expect(last).toBeVisible()
  const year = String(await last.locator('time').getAttribute('datetime')).slice(0, 4)
  const months = history(page).getByText(/^[A-Z][a-z]+ \d{4}$/)
  await expect(months.filter({ hasText: year })).toBeInViewport()
  const height = async () => (await last.boundingBox())?.height ?? 0
  const closed = await height()
  await last.locator('summary').click()
  await expect.poll(height).toBeGreaterThan(closed + 50)
  await last.locator('summary').click()
  await expect.poll(height).toBe(closed)

  const sentence = page.getByText(/^Only the rows that were on screen are printed, of 1\d,\d{3}\./)
  await expect(sentence).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(sentence).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-prints', '')
  })
  await button(page, 'Statement of withdrawals').click()
  const statement = dialog(page)
  await field(page, 'From').fill('2016-01-01')
  await expect(statement.locator('dl > div', { hasText: 'Withdrawals' }).locator('dd')).toHaveText('10,000')
  const print = statement.getByRole('button', { name: 'Print', exact: true })
  await expect(print).toHaveAccessibleDescription(/at most 2,000 withdrawals/)
  await print.press('Enter')
  await expect(page.locator('html[data-prints]')).toHaveCount(0)
})
