import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { groupNumber } from '#src/content/account-number.ts'
import { facts, figuresOf as figuresOfCustomer, moneyIn } from '../facts.ts'
import { answerLongHistory } from '../long-history.ts'
import { deposit } from '../money.ts'
import type { DemoDriver } from '../support/driver.ts'
import { expect, test } from '../test.ts'

const main = (page: Page) => page.getByRole('main')
const history = (page: Page) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /History/ }) })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('OVER-2, OVER-4, DATA-3, DEMO-3: a new customer sees their dashboard, an empty history, and three first steps, each with its state, of which the next has the only filled button; the first deposit arrives, and its confirmation and what it moves are marked for two seconds and read out', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'nora' })
  for (const text of [
    'Account Dashboard',
    'Available Balance',
    'Investment Balance',
    'Account Number',
    'Account Type',
    'History Overview',
  ]) {
    await expect(main(page).getByText(text, { exact: true })).toBeVisible()
  }
  for (const method of ['PayPal', 'Bank Transfer', 'Cashapp', 'Zelle']) {
    await expect(main(page).getByRole('button', { name: method })).toBeVisible()
  }
  const { user } = await demo.operator.customer('nora')
  await expect(main(page)).toContainText(groupNumber(String(user.accountNumber)))
  await expect(main(page)).toContainText('€0.00')
  await expect(history(page).getByRole('listitem')).toHaveCount(0)
  await expect(history(page).locator('svg').first()).toBeVisible()
  await expect(history(page).getByText(/^No deposits or withdrawals yet\./)).toBeVisible()
  for (const [profit, shown] of [
    [' 1234567.891 ', '€1,234,567.89'],
    ['abc', '€0.00'],
    [-12.5, '−€12.50'],
  ] as const) {
    await demo.operator.setUser('nora', { profit })
    await expect(main(page)).toContainText(shown)
  }

  await demo.operator.setUser('nora', { profit: 0 })
  const steps = main(page).getByRole('region', { name: 'Your first three steps' }).getByRole('listitem')
  await expect(steps).toHaveText([
    /^1Make a first deposit.*Deposit$/,
    /^2Verify your identity.*Verify$/,
    /^3Withdraw your profit.*Nothing to withdraw yet$/,
  ])
  expect(await filled(page)).toEqual(['Deposit'])
  await main(page).getByRole('button', { name: 'Deposit', exact: true }).click()
  await deposit(page, '250')
  await demo.clock.advance(3_000)
  await expect(steps.first()).toHaveText(/Being checkedDeposit$/)
  expect(await filled(page)).toEqual(['Verify'])
  const rows = history(page).getByRole('listitem')
  await expect(rows).toHaveText([/^Deposit\+€250\.00.*Pending$/])
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
  await main(page).getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Identity check' })).toBeVisible()
})

test('OVER-1, OVER-3, SHELL-2, DATA-3: others see their totals, which the figures beside them add up to, and Withdraw with what is available only when there is profit; the greeting is of the hour, changes on it, and is the only one in sight', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  const { user, transfers } = await demo.operator.customer('ada')
  const limit = main(page).locator('dl > div', { hasText: /^Available / })
  const withdrawn = transfers.reduce((sum, { amount }) => sum + Number(amount), 0)
  const made = (profit: number) => `Profit ${moneyIn('£', profit)} − withdrawals ${moneyIn('£', withdrawn)}`
  const profit = Number(user.profit)
  await expect(limit).toHaveText(`Available to withdraw${moneyIn('£', profit - withdrawn)}${made(profit)}`)
  expect(await filled(page)).toEqual(['Withdraw'])
  await demo.operator.setUser('ada', { profit: 10_290 + withdrawn })
  await expect(limit).toHaveText(`Available to withdraw£10,290.00${made(10_290 + withdrawn)}`)
  await demo.operator.setUser('ada', { profit: 1 })
  await expect(limit).toHaveText(`Available Balance${moneyIn('£', 1 - withdrawn)}Nothing to withdraw yet. ${made(1)}`)
  expect(await filled(page)).toEqual(['Deposit'])
  for (const text of ['Total Amount', 'Loan Balance', 'Investment Balance', 'Profit']) {
    await expect(main(page).getByText(text, { exact: true })).toBeVisible()
  }
  await expect(main(page).getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await demo.operator.setUser('ada', { profit: 0 })
  await expect(main(page).getByRole('button', { name: 'Withdraw' })).toHaveCount(0)
  await expect(limit).toHaveCount(0)
  await demo.operator.setUser('ada', { profit: 'nonsense' })
  await expect(main(page).getByRole('button', { name: 'Withdraw' })).toHaveCount(0)

  // A loan that waits stops every withdrawal (WD-3); once it is declined, the page says why above the figures.
  const { loans } = await demo.operator.customer('ada')
  await demo.operator.setUser('ada', { profit: user.profit })
  await demo.operator.setLoan(String(loans[0]?._id), 'Pending')
  await expect(main(page)).toContainText('Your latest loan has not been approved yet, so nothing can be withdrawn.')
  expect([await limit.locator('dt').textContent(), await filled(page)]).toEqual(['Available Balance', ['Deposit']])
  const reason = 'The income is too low.'
  await demo.run([{ kind: 'operator', action: 'declineLoan', args: [loans[0]?._id, reason] }])
  const notice = page.getByRole('status').filter({ hasText: `The reason: “${reason}”` })
  const bottom = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await bottom(notice)).toBeLessThan(await main(page).evaluate((element) => element.getBoundingClientRect().top))
  expect(await filled(page)).toEqual(['Withdraw'])

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
  const { loan, investment, total, ...rest } = await figuresOfCustomer(demo, 'ada')
  const [sum, ...terms] = [total, loan, investment, rest.profit].map((text) => Number(text.replace(/[£,]/g, '')))
  expect(terms.reduce((one, other) => one + other)).toBeCloseTo(Number(sum), 2)
  const body = { transfers: [{ _id: 't1', amount: 7, status: true }], totalAmountTransferred: 7 }
  await demo.faults.set({ call: 'GET transfer/{id}', kind: 'status', status: 200, body })
  await demo.reload()
  expect((await signs()).map(([sign]) => sign)).toEqual([null, null, null, null, null])

  const hello = page.getByRole('banner').getByText('Hello, Ada')
  await expect(hello).toHaveClass('visually-hidden')
  await demo.go('/loan')
  await expect(hello).not.toHaveClass('visually-hidden')
  await demo.go('/dashboard-overview')
  await demo.clock.setNow('2026-03-02T15:30')
  await demo.clock.advance(30 * 60_000 - 1)
  await expect(heading(page)).toContainText('Good afternoon')
  await demo.clock.advance(1)
  await expect(heading(page)).toContainText('Good evening')
})

/** The names of the filled buttons: what the page wants to be done. */
const filled = (page: Page) =>
  main(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.filter(({ className }) => /primary/.test(className)).map(({ textContent }) => textContent),
    )

test('OVER-3, LOAN-1, WD-2: on the loan page the loan balance limits, stands first and says what it is made of', async ({
  page,
  demo,
}) => {
  await demo.open('/loan', { as: 'ada' })
  const { loan, total } = await figuresOfCustomer(demo, 'ada')
  expect(Object.entries(await facts(page)).slice(0, 2)).toEqual([
    ['Loan Balance', loan],
    ['Total Balance', total],
  ])
  await expect(main(page).locator('dl > div').first()).toHaveText(
    new RegExp(`^Loan Balance${loan}Approved\\sloans\\s£[\\d,.]+ −\\sloan\\swithdrawals\\s£[\\d,.]+$`),
  )
  expect(await filled(page)).toEqual(['Withdraw'])
  await demo.signIn('nora')
  await demo.go('/loan')
  await expect(main(page).locator('dl > div').first()).toContainText('Nothing to withdraw yet.')
  expect(await filled(page)).toEqual(['Apply for Loan'])
})

test('OVER-3, DEMO-11: on a phone three rows of the history are in view, and Withdraw and Deposit share a line', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await demo.open('/dashboard-overview', { as: 'ada' })
  await expect(history(page).getByRole('listitem').nth(2)).toBeVisible()
  const bar = await page.getByRole('navigation').filter({ visible: true }).boundingBox()
  const third = await history(page).getByRole('listitem').nth(2).boundingBox()
  expect(Number(third?.y) + Number(third?.height)).toBeLessThanOrEqual(Number(bar?.y))
  const sizes = await Promise.all(
    ['Deposit', 'Withdraw'].map((name) => main(page).getByRole('button', { name, exact: true }).boundingBox()),
  )
  expect(sizes.map((box) => [box?.width, box?.height])).toEqual([
    [sizes[1]?.width, 48],
    [sizes[0]?.width, 48],
  ])
})

const METHODS: Record<string, string> = {
  paypal: 'PayPal',
  'bank transfer': 'Bank Transfer',
  cashapp: 'Cashapp',
  zelle: 'Zelle',
}

test('OVER-4: the history is the transfers and deposits, newest first, each by kind, method, status and direction; a row opens to its details with the keyboard, and stays open while it reloads', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  const { transfers, deposits } = await demo.operator.customer('ada')
  const moved = [
    ...transfers.map(({ withdrawalPath, transactiontype, status, ...row }) => ({
      ...row,
      title: `${withdrawalPath === 'loan' ? 'Loan withdrawal' : 'Withdrawal'}, ${METHODS[String(transactiontype)]}`,
      status: status ? 'Approved' : 'Pending',
      sign: '−',
    })),
    ...deposits.map(({ status, ...row }) => ({
      ...row,
      title: 'Deposit',
      status: { true: 'Approved', Pending: 'Pending', failed: 'Failed' }[String(status)],
      sign: '+',
    })),
  ]
  const newestFirst = moved.sort((a, b) => String(b.createdAt).localeCompare(String(a.createdAt)))
  const rows = history(page).getByRole('listitem')
  await expect(rows.first()).toHaveAttribute('aria-setsize', String(moved.length))
  const texts = await rows.allInnerTexts()
  expect(texts.length).toBeGreaterThan(2)
  const shown = texts.map((text) => text.split('\n').filter((line) => line.trim() !== ''))
  expect(shown.map(([title, amount, , status]) => [title, status, amount])).toEqual(
    newestFirst
      .slice(0, texts.length)
      .map(({ title, status, amount, sign }) => [title, status, `${sign}${moneyIn('£', Number(amount))}`]),
  )

  const pending = deposits.find(({ status }) => status === 'Pending')
  const row = rows.filter({ hasText: /^Deposit.*Pending/ }).first()
  await expect(row.getByRole('definition')).toHaveCount(0)
  await row.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(row.getByRole('definition')).toHaveText([
    'Ada Fenwick, ada@larkspur.example',
    `LKD-${pending?._id.slice(-10).toUpperCase()}`,
    /^It counts towards your investment balance once/,
  ])
  await demo.operator.setDeposit(String(pending?._id), 'true')
  await expect(history(page).getByText('The bank has found the payment.')).toBeVisible()
  const bank = transfers.find(({ transactiontype }) => transactiontype === 'bank transfer')
  await history(page)
    .getByText(/^(Loan w|W)ithdrawal, Bank Transfer$/)
    .first()
    .click()
  await expect(history(page).getByText(String(bank?.referenceNumber), { exact: true })).toBeVisible()
  await expect(history(page).getByText(`${bank?.accountName}, ${bank?.bankName}`, { exact: true })).toBeVisible()
})

test('OVER-4: 100,000 rows are a list that can be scrolled to its end, below the name of their month; their statement has them all, and paper says where it ends, and of how many rows these are @download @media', async ({
  page,
  demo,
}) => {
  await demo.open('/login')
  await page.evaluate(answerLongHistory)
  await demo.signIn('ada')
  const { deposits } = await demo.operator.customer('ada')
  const all = String(100_000 + deposits.length)
  const rows = history(page).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  expect(await rows.count()).toBe(50)
  await expect(rows.first()).toHaveAttribute('aria-setsize', all)
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

  const sentence = page.getByText(/^Only the rows that were on screen are printed, of 100,\d{3}\./)
  await expect(sentence).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(sentence).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-prints', '')
  })
  await main(page).getByRole('button', { name: 'Statement', exact: true }).click()
  const statement = page.getByRole('dialog', { name: 'Statement' })
  const button = (name: string) => statement.getByRole('button', { name, exact: true })
  await button('Everything').click()
  await expect(statement.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '100000')
  await expect(button('Print')).toHaveAccessibleDescription(/at most 2,000 withdrawals/)
  await button('Print').press('Enter')
  await expect(page.locator('html[data-prints]')).toHaveCount(0)
  const [download] = await Promise.all([page.waitForEvent('download'), button('Download CSV').click()])
  const text = await readFile(await download.path(), 'utf8')
  expect(download.suggestedFilename()).toMatch(/^larkspur-statement-.*\.csv$/)
  expect(text).toContain('Fictional demonstration')
  expect(text.split('\r\n')).toHaveLength(4 + 1 + 100_000 + 1)
})

/** What the overview shows of Ada. */
async function shownFigures(demo: DemoDriver) {
  const { available, loan, investment, profit, total } = await figuresOfCustomer(demo, 'ada')
  return {
    'Available to withdraw': available,
    'Loan Balance': loan,
    'Investment Balance': investment,
    Profit: profit,
    'Total Amount': total,
  }
}

test('DATA-1, DATA-2, ERR-1, OVER-4: the five load side by side, each with its own loading state; a failed load is said once for all figures and once for the history, makes no empty statement, and can be tried again; nonsense in the stored figures never reaches the screen', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'ada', latency: 1_000 })
  const parts = ['GET users/{id}', 'GET loan/{id}', 'GET deposit/{id}', 'GET kyc/{id}', 'GET transfer/{id}']
  const waiting = (await demo.clock.pending()).filter(({ owner }) => owner === 'backend').map(({ name }) => name)
  expect(waiting.sort()).toEqual(parts.sort())
  await demo.faults.set({ call: 'GET transfer/{id}', kind: 'delay', ms: 5_000 })
  await demo.reload()
  await demo.clock.advance(1_000)
  const { profit } = await figuresOfCustomer(demo, 'ada')
  expect((await demo.states()).customer).toEqual({
    user: 'ready',
    loans: 'ready',
    deposits: 'ready',
    kyc: 'ready',
    transfers: 'loading',
  })
  expect(await facts(page)).toEqual({
    'Available to withdraw': 'Loading',
    'Loan Balance': 'Loading',
    'Investment Balance': 'Loading',
    Profit: profit,
    'Total Amount': 'Loading',
  })
  await demo.clock.advance(5_000)
  expect((await demo.states()).customer).toMatchObject({ transfers: 'ready' })
  const figures = await shownFigures(demo)
  expect(await facts(page)).toEqual(figures)

  await demo.faults.clear()
  await demo.faults.set({ call: 'GET transfer/{id}', kind: 'status', status: 500 })
  await demo.signIn('ada')
  await demo.clock.advance(1_000)
  const missing = '—Could not be loaded.'
  expect(await facts(page)).toEqual({
    'Available to withdraw': missing,
    'Loan Balance': missing,
    'Investment Balance': missing,
    Profit: figures.Profit,
    'Total Amount': missing,
  })
  await expect(main(page).getByRole('status')).toHaveText([
    'Some figures could not be loaded.',
    '— History: Could not be loaded.',
  ])
  await expect(main(page).getByRole('button', { name: /^Try again/ })).toHaveText([
    'Try again: Balances',
    'Try again: History',
  ])
  await main(page).getByRole('button', { name: 'Statement', exact: true }).click()
  const statement = page.getByRole('dialog', { name: 'Statement' })
  await expect(statement.getByText('Could not be loaded.')).toBeVisible()
  await expect(statement.getByRole('button', { name: 'Print', exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await demo.faults.clear()
  await demo.faults.setLatency(0)
  await main(page)
    .getByRole('button', { name: /^Try again.*Balances$/ })
    .click()
  expect(await facts(page)).toEqual(await shownFigures(demo))
  await expect(main(page).getByRole('status')).toHaveCount(0)

  const before = await main(page).innerText()
  await page.evaluate(() => {
    for (const key of ['loans', 'deposits', 'kyc', 'withdraw', 'loanwithdraw', 'investwithdraw']) {
      sessionStorage.setItem(key, '<b>NaN</b>{')
    }
  })
  await demo.reload()
  await expect(main(page)).toHaveText(/./)
  expect(await main(page).innerText()).toBe(before)
})
