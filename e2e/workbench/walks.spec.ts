import type { Page } from '@playwright/test'
import { array, assert, asyncProperty, constant, nat, oneof, record } from 'fast-check'
import {
  availableBalance,
  confirmedDeposits,
  investmentBalance,
  loanBalance,
  toAmount,
  totalBalance,
  withdrawnBy,
} from '#machines/rules/balances.ts'
import type { CustomerRecord } from '#src/workbench/contract/demo-contract.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { stateOf } from '../going-back.ts'
import type { DemoDriver } from '../support/driver.ts'
import { expect, test } from '../test.ts'
import { MOVES, type Move, make, type Walk } from '../walking.ts'

/** `WALKS=200 WALKS_SEED=7` walks further. */
const { WALKS = 2, WALKS_SEED = 1, WALKS_MOVES = 40 } = process.env
/** ms that a walk may take on a busy machine */
const PATIENCE = 180_000
/** the moves that replace everything */
const JUMPS: readonly string[] = ['jump', 'undo', 'file', 'reset']
const REFUSED = ' (refused)'

const moves = array(
  oneof(
    ...Object.entries(MOVES).map(([what, weight]) => ({
      weight,
      arbitrary: record({ what: constant(what as Move['what']), pick: nat(65_535) }),
    })),
  ),
  { maxLength: Number(WALKS_MOVES), size: 'max' },
)

test('DEMO-17: walks over person, bank, time, faults and jumps break nothing', async ({ page, demo, complaints }) => {
  test.setTimeout(Number(WALKS) * PATIENCE)
  let made = 0
  const property = asyncProperty(moves, async (walk) => {
    made += await go(walk, page, demo, complaints)
  })
  try {
    // To look for a shorter walk that fails takes minutes.
    await assert(property, { seed: Number(WALKS_SEED), numRuns: Number(WALKS), endOnFailure: true })
  } finally {
    if (Number(WALKS) > 2) process.stdout.write(`walks: ${made} moves, seed ${WALKS_SEED}\n`)
  }
})

/** Makes the moves in a fresh demo. Resolves with how many were taken; rejects with what is wrong, and what was done before. */
async function go(moves: readonly Move[], page: Page, demo: DemoDriver, complaints: string[]): Promise<number> {
  // The same page with another hash would not be loaded again.
  await page.goto('about:blank')
  await demo.open('/')
  const walk: Walk = { page, demo, steps: [], done: [], states: new Map() }
  let taken = 0
  let rows = await rowsOf(page)
  for (const move of moves) {
    try {
      const found = await attempt(move, walk)
      await demo.clock.settled()
      const now = await rowsOf(page)
      if (![...JUMPS, 'bank'].includes(move.what)) found.push(...unposted(rows, now))
      rows = now
      found.push(...(await untrue(page, demo)), ...complaints.splice(0))
      await remember(walk)
      if (found.length > 0) throw new Error(found.join('\n'))
    } catch (error) {
      const { message } = error as Error
      if (!/Execution context was destroyed|because of a navigation/.test(message))
        throw new Error(`${message}\n\nafter\n${walk.done.join('\n')}`)
      // The product has loaded its page again (WD-3, LOAN-4).
      walk.done.push('(the page was loaded again)')
      walk.states.clear()
      // It may still be on its way.
      await expect(async () => {
        await demo.ready()
        await demo.clock.settled()
        rows = await rowsOf(page)
      }).toPass()
    }
    if (!walk.done.at(-1)?.endsWith(REFUSED)) taken += 1
  }
  return taken
}

/** Resolves with what is wrong. What a person or the bank cannot do now is refused in words, and is no move. */
async function attempt(move: Move, walk: Walk): Promise<string[]> {
  try {
    return await make(move, walk)
  } catch (error) {
    const reason = /^page.evaluate: Error: (.*)/.exec((error as Error).message)?.[1]
    if (reason === undefined || JUMPS.includes(move.what)) throw error
    walk.done.push(`${walk.done.pop()}: ${reason}${REFUSED}`)
    return []
  }
}

/** Keeps the state right after an entry, for when that is gone back to. */
async function remember({ page, demo, states }: Walk): Promise<void> {
  const newest = (await demo.timeline.entries()).at(-1)
  const state = await stateOf(page, demo)
  // Time that passes after an entry is not in its moment.
  if (newest !== undefined && newest.at === state.now) states.set(newest.id, state)
}

interface Rows {
  rows: number
  posts: number
}

function rowsOf(page: Page): Promise<Rows> {
  return page.evaluate(async () => {
    const demo = window.demo as DeskDemo
    let rows = 0
    for (const { userId, email } of demo.people()) {
      if (email.startsWith('max@')) continue
      const { deposits, loans, transfers } = await demo.operator.customer(userId)
      rows += deposits.length + loans.length + transfers.length
    }
    const posts = demo
      .calls()
      .filter(
        ({ method, path, status }) =>
          method === 'POST' &&
          ['transfer', 'deposit', 'loan'].includes(path) &&
          Number(status) < 300 &&
          Number(status) >= 200,
      ).length
    return { rows, posts }
  })
}

function unposted(before: Rows, now: Rows): string[] {
  const [rows, posts] = [now.rows - before.rows, now.posts - before.posts]
  return rows === posts ? [] : [`${rows} new rows after ${posts} posts`]
}

/** The page shows what the bank holds, and its figures follow from the rows (DATA-2, DATA-3). */
async function untrue(page: Page, demo: DemoDriver): Promise<string[]> {
  const customerId = await demo.customerId()
  const { customer } = (await demo.states()) as { customer?: Record<string, string> }
  if (customerId === null || customer === undefined) return []
  const record = await demo.operator.customer(customerId)
  const stored = await page.evaluate(() => Object.entries({ ...sessionStorage }))
  const values: Record<string, unknown> = Object.fromEntries(
    stored
      .filter(([key]) => !key.includes('.') && key !== 'accessToken')
      .map(([key, value]) => [key, JSON.parse(value)]),
  )
  const should = holdingsOf(record)
  const found: string[] = []
  const check = (part: string, name: string, is: unknown, expected: unknown) => {
    if (customer[part] === 'ready' && !isSame(is, expected))
      found.push(`${name} is ${JSON.stringify(is)} on the page and ${JSON.stringify(expected)} in the bank`)
  }
  check('loans', 'loans', values.loans, should.loans)
  check('deposits', 'deposits', values.deposits, should.deposits)
  check('transfers', 'withdraw', values.withdraw, should.withdraw)
  check('transfers', 'loanwithdraw', values.loanwithdraw, should.loanwithdraw)
  check('transfers', 'investwithdraw', values.investwithdraw, should.investwithdraw)
  const user = (values.user ?? {}) as Record<string, unknown>
  for (const name of ['profit', 'bonus', 'transferStep', 'newUser', 'userOtp'] as const)
    check('user', name, user[name], record.user[name])
  const figures = await page.evaluate(() =>
    [...document.querySelectorAll('main dl [data-live]')].map((figure) => [
      figure.getAttribute('data-live'),
      figure.querySelector('dd')?.textContent ?? '',
    ]),
  )
  const balances: Record<string, number> = {
    'Total Amount': totalBalance(should),
    'Total Balance': totalBalance(should),
    'Loan Balance': loanBalance(should),
    'Investment Balance': investmentBalance(should),
    Available: availableBalance(should),
  }
  const areReady = ['user', 'loans', 'deposits', 'transfers'].every((part) => customer[part] === 'ready')
  for (const [label, text] of figures) {
    const expected = balances[label ?? '']
    if (!areReady || expected === undefined) continue
    const is = Number(text?.replace('−', '-').replace(/[^\d.-]/g, ''))
    if (Math.abs(is - expected) > 0.51) found.push(`${label} is ${text} on the page and ${expected} by the bank's rows`)
  }
  return found
}

/** Sums of the same amounts in another order differ by less than a penny. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) < 0.005
  return JSON.stringify(one) === JSON.stringify(other)
}

function holdingsOf({ user, loans, deposits, transfers }: CustomerRecord) {
  const sum = (rows: readonly { amount?: unknown }[]) => rows.reduce((total, { amount }) => total + toAmount(amount), 0)
  return {
    profit: toAmount(user.profit),
    bonus: toAmount(user.bonus),
    loans: sum(loans.filter(({ status }) => status === 'true')),
    deposits: confirmedDeposits(deposits as never),
    withdraw: sum(transfers),
    loanwithdraw: withdrawnBy('loan', transfers),
    investwithdraw: withdrawnBy('invest', transfers),
  }
}
