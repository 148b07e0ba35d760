import type { Page } from '@playwright/test'
import { facts, figuresOf as figuresOfCustomer, moneyIn } from './facts.ts'
import { answerLongHistory } from './long-history.ts'
import { deposit } from './money.ts'
import { expect, session, test, toasts } from './test.ts'

const main = (page: Page) => page.getByRole('main')
const history = (page: Page) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /History/ }) })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('OVER-1, SHELL-2: the greeting is of the hour, and the only one in sight; other pages say hello', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  const hello = page.getByRole('banner').getByText('Hello, Ada')
  await expect(hello).toHaveClass('visually-hidden')
  await demo.go('/loan')
  await expect(hello).not.toHaveClass('visually-hidden')
  await demo.go('/dashboard-overview')
  for (const [hour, greeting] of [
    ['00:00', 'Good morning'],
    ['11:59', 'Good morning'],
    ['12:00', 'Good afternoon'],
    ['15:59', 'Good afternoon'],
    ['16:00', 'Good evening'],
    ['23:59', 'Good evening'],
  ] as const) {
    await demo.clock.setNow(`2026-03-02T${hour}`)
    await expect(heading(page)).toContainText(greeting)
    await expect(heading(page)).toContainText('Ada')
  }
})

test('OVER-1: the greeting changes on the hour, and follows a set time', async ({ page, demo }) => {
  await demo.open('/dashboard-overview', { as: 'ada', now: '2026-03-02T11:59' })
  await demo.clock.advance(59_999)
  await expect(heading(page)).toContainText('Good morning')
  await demo.clock.advance(1)
  await expect(heading(page)).toContainText('Good afternoon')
  await demo.clock.setNow('2026-03-02T22:15')
  await expect(heading(page)).toContainText('Good evening')
  await demo.clock.setNow('2026-03-02T15:30')
  await demo.clock.advance(30 * 60_000)
  await expect(heading(page)).toContainText('Good evening')
})

test('OVER-2: a new customer sees their account dashboard', async ({ page, demo }) => {
  await demo.open('/dashboard-overview', { as: 'nora' })
  for (const text of ['Account Dashboard', 'Available Balance', 'Account Number', 'Account Type', 'History Overview']) {
    await expect(main(page).getByText(text, { exact: true })).toBeVisible()
  }
  for (const method of ['PayPal', 'Bank Transfer', 'Cashapp', 'Zelle']) {
    await expect(main(page).getByRole('button', { name: method })).toBeVisible()
  }
  const { user } = await demo.operator.customer('nora')
  await expect(main(page)).toContainText(String(user.accountNumber))
  await expect(main(page)).toContainText('€0.00')
})

test('OVER-3: others see their totals, and Withdraw only when there is profit', async ({ page, demo }) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  for (const text of ['Total Amount', 'Loan Balance', 'Investment Balance']) {
    await expect(main(page).getByText(text, { exact: true })).toBeVisible()
  }
  await expect(main(page).getByText(/^Profit, bonus, approved loans and confirmed deposits/)).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await demo.operator.setUser('ada', { profit: 0 })
  await expect(main(page).getByRole('button', { name: 'Withdraw' })).toHaveCount(0)
  await demo.operator.setUser('ada', { profit: 'nonsense' })
  await expect(main(page).getByRole('button', { name: 'Withdraw' })).toHaveCount(0)
})

const METHODS: Record<string, string> = {
  paypal: 'PayPal',
  'bank transfer': 'Bank Transfer',
  cashapp: 'Cashapp',
  zelle: 'Zelle',
}

test('OVER-4: the history is the transfers and deposits, newest first, each by kind, method and status, in their currency', async ({
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
    })),
    ...deposits.map(({ status, ...row }) => ({
      ...row,
      title: 'Deposit',
      status: { true: 'Approved', Pending: 'Pending', failed: 'Failed' }[String(status)],
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
      .map(({ title, status, amount }) => [title, status, moneyIn('£', Number(amount))]),
  )
})

test('OVER-4, DEMO-3: a newcomer sees the first deposit arrive; its confirmation is marked for two seconds and read out', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'nora' })
  await main(page).getByRole('button', { name: 'Deposit', exact: true }).click()
  await deposit(page, '250')
  await demo.clock.advance(3_000)
  const rows = history(page).getByRole('listitem')
  await expect(rows).toHaveText([/^Deposit€250\.00.*Pending$/])
  const marked = page.locator('[data-changed]')
  await expect(marked).toHaveCount(0)
  const { deposits } = await demo.operator.customer('nora')
  await demo.operator.setDeposit(String(deposits[0]?._id), 'true')
  await expect(marked).toHaveText([/^Deposit€250\.00.*Approved$/])
  await expect(rows).toHaveText([/^Deposit€250\.00.*Approved$/])
  await expect(page.locator('[aria-live=polite]').getByText('Deposit €250.00: Approved', { exact: true })).toHaveCount(
    1,
  )
  await demo.clock.advance(2_000)
  await expect(marked).toHaveCount(0)
})

test('OVER-4: a row opens to all its details with the keyboard, and stays open while the history reloads', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  const { transfers, deposits } = await demo.operator.customer('ada')
  const pending = deposits.find(({ status }) => status === 'Pending')
  const row = history(page)
    .getByRole('listitem')
    .filter({ hasText: /^Deposit.*Pending/ })
    .first()
  await expect(row.getByRole('definition')).toHaveCount(0)
  await row.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(row.getByRole('definition')).toHaveText([
    'Ada Fenwick, ada@larkspur.example',
    String(pending?._id),
    /^It counts towards your total balance once/,
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

test('OVER-4: an empty history shows an icon and a sentence', async ({ page, demo }) => {
  await demo.open('/dashboard-overview', { as: 'nora' })
  await expect(history(page).getByRole('listitem')).toHaveCount(0)
  await expect(history(page).locator('svg').first()).toBeVisible()
  await expect(history(page).getByText(/^No transactions yet\./)).toBeVisible()
})

test('OVER-4: 100,000 rows are a list that can be scrolled to its end', async ({ page, demo }) => {
  await demo.open('/login')
  await page.evaluate(answerLongHistory)
  await demo.signIn('ada')
  const { deposits } = await demo.operator.customer('ada')
  const all = String(100_000 + deposits.length)
  const rows = history(page).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  expect(await rows.count()).toBeLessThan(100)
  await expect(rows.first()).toHaveAttribute('aria-setsize', all)
  await rows.first().evaluate((row) => {
    let scroller: Element | null = row
    while (scroller && scroller.scrollHeight <= scroller.clientHeight + 1) scroller = scroller.parentElement
    scroller?.scrollTo(0, scroller.scrollHeight)
  })
  const last = main(page).locator(`[aria-posinset="${all}"]`)
  await expect(last).toBeVisible()
  const height = async () => (await last.boundingBox())?.height ?? 0
  const closed = await height()
  await last.locator('summary').click()
  await expect.poll(height).toBeGreaterThan(closed + 50)
  await last.locator('summary').click()
  await expect.poll(height).toBe(closed)
})

test('DATA-1: the five load side by side, each with its own loading state, and no figure shows a part of itself', async ({
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
  expect((await demo.states()).customer).toEqual({
    user: 'ready',
    loans: 'ready',
    deposits: 'ready',
    kyc: 'ready',
    transfers: 'loading',
  })
  const loading = { 'Total Amount': 'Loading', 'Loan Balance': 'Loading', 'Investment Balance': 'Loading' }
  expect(await facts(page)).toEqual(loading)
  await demo.clock.advance(5_000)
  expect((await demo.states()).customer).toMatchObject({ transfers: 'ready' })
  const { total, loan, investment } = await figuresOfCustomer(demo, 'ada')
  expect(await facts(page)).toEqual({ 'Total Amount': total, 'Loan Balance': loan, 'Investment Balance': investment })
})

for (const fault of [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 200, body: { surprise: '<b>x</b>' } },
] as const) {
  test(`DATA-1: a load that fails with ${fault.status} is silent and clears its loading state`, async ({
    page,
    demo,
  }) => {
    await demo.open('/login')
    for (const [part, call] of [
      ['user', 'GET users/{id}'],
      ['loans', 'GET loan/{id}'],
      ['deposits', 'GET deposit/{id}'],
      ['kyc', 'GET kyc/{id}'],
      ['transfers', 'GET transfer/{id}'],
    ] as const) {
      await demo.faults.set({ call, ...fault })
      await demo.signIn('ada')
      const ready = { user: 'ready', loans: 'ready', deposits: 'ready', kyc: 'ready', transfers: 'ready' }
      expect((await demo.states()).customer).toEqual({ ...ready, [part]: 'failed' })
      await expect(toasts(page)).toHaveCount(0)
      await expect(main(page)).not.toContainText('NaN')
      await demo.faults.clear()
      await demo.signOut()
    }
  })
}

test('DATA-2: session storage holds the eight keys, by the formulas', async ({ page, demo }) => {
  await demo.open('/dashboard-overview', { as: 'ada' })
  const { user, loans, deposits, kyc, transfers } = await demo.operator.customer('ada')
  const stored = await session(page)
  const sum = (rows: { amount?: unknown }[]) => rows.reduce((total, { amount }) => total + Number(amount), 0)
  const path = (name: string) => transfers.filter(({ withdrawalPath }) => withdrawalPath === name)
  expect(JSON.parse(stored.user ?? '')).toMatchObject({ _id: user._id, email: user.email })
  expect(stored.accessToken).toMatch(/./)
  expect({
    loans: Number(stored.loans),
    deposits: Number(stored.deposits),
    kyc: JSON.parse(stored.kyc ?? ''),
    withdraw: Number(stored.withdraw),
    loanwithdraw: Number(stored.loanwithdraw),
    investwithdraw: Number(stored.investwithdraw),
  }).toEqual({
    loans: sum(loans.filter(({ status }) => status !== 'Pending')),
    deposits: sum(deposits.filter(({ status }) => status === 'true')),
    kyc,
    withdraw: sum(transfers),
    loanwithdraw: sum(path('loan')),
    investwithdraw: sum(path('invest')),
  })
})

test('DATA-3: changes by the operator show immediately, also on a paused clock', async ({ page, demo }) => {
  await demo.open('/dashboard-overview', { as: 'nora', latency: 350 })
  await demo.clock.advance(1_000)
  await demo.operator.setUser('nora', { profit: ' 1234567.891 ' })
  await expect(main(page)).toContainText('€1,234,567.89')
  await demo.operator.setUser('nora', { profit: 'abc' })
  await expect(main(page)).toContainText('€0.00')
  await demo.operator.setUser('nora', { profit: -12.5 })
  await expect(main(page)).toContainText('-€12.50')
})

test('DATA-3: the overview is computed from what the backend holds, for every persona', async ({ page, demo }) => {
  await demo.open('/login')
  for (const { id } of await demo.personas()) {
    await demo.signIn(id)
    const { symbol, figures } = await page.evaluate(figuresOf, id)
    expect(figures.length).toBeGreaterThan(0)
    for (const figure of figures) await expect(main(page)).toContainText(moneyIn(symbol, figure))
  }
})

/** Runs in the page: the sums of DATA-3 over what the backend holds. */
async function figuresOf(id: string): Promise<{ symbol?: string | null | undefined; figures: number[] }> {
  const customer = await window.demo?.operator?.customer(id)
  if (!customer) return { figures: [] }
  const { user, loans, deposits, transfers } = customer
  const number = (value: unknown) => (Number.isFinite(Number(value)) ? Number(value) : 0)
  const sum = (rows: { amount?: unknown }[]) => rows.reduce((total, { amount }) => total + number(amount), 0)
  const onPath = (path: string) => sum(transfers.filter(({ withdrawalPath }) => withdrawalPath === path))
  const approved = sum(loans.filter(({ status }) => status !== 'Pending'))
  const deposited = sum(deposits.filter(({ status }) => status === 'true'))
  const figures = user.newUser
    ? [number(user.profit) - sum(transfers)]
    : [
        number(user.profit) + approved + deposited + number(user.bonus) - sum(transfers),
        approved - onPath('loan'),
        deposited + number(user.bonus) - onPath('invest'),
      ]
  return { symbol: user.country?.symbol, figures }
}
