import type { Page } from '@playwright/test'
import { array, assert, asyncProperty, constant, nat, oneof, record } from 'fast-check'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { facts, figuresOf } from '../facts.ts'
import { stateOf } from '../going-back.ts'
import type { DemoDriver } from '../support/driver.ts'
import { expect, session, test } from '../test.ts'
import { MOVES, type Move, make, type Walk } from '../walking.ts'

/** `WALKS=200 WALKS_SEED=7` walks further. */
const { WALKS = 1, WALKS_SEED = 1, WALKS_MOVES = 40 } = process.env
/** ms that a walk may take on a busy machine */
const PATIENCE = 180_000
/** the moves that replace everything */
const JUMPS: readonly string[] = ['jump', 'undo', 'file', 'reset']

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
  const property = asyncProperty(moves, (walk) => go(walk, page, demo, complaints))
  // To look for a shorter walk that fails takes minutes.
  await assert(property, { seed: Number(WALKS_SEED), numRuns: Number(WALKS), endOnFailure: true })
})

/** Makes the moves in a fresh demo. Rejects with what is wrong, and what was done before. */
async function go(moves: readonly Move[], page: Page, demo: DemoDriver, complaints: string[]): Promise<void> {
  // The same page with another hash would not be loaded again.
  await page.goto('about:blank')
  await demo.open('/')
  const walk: Walk = { page, demo, steps: [], done: [], states: new Map() }
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
  }
}

/** Resolves with what is wrong. What a person or the bank cannot do now is refused in words, and is no move. */
async function attempt(move: Move, walk: Walk): Promise<string[]> {
  try {
    return await make(move, walk)
  } catch (error) {
    const reason = /^page.evaluate: Error: (.*)/.exec((error as Error).message)?.[1]
    if (reason === undefined || JUMPS.includes(move.what)) throw error
    walk.done.push(`${walk.done.pop()}: ${reason} (refused)`)
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
      .filter(({ method, path, status }) => /^POST (transfer|deposit|loan) 2/.test(`${method} ${path} ${status}`))
    return { rows, posts: posts.length }
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
  const found: string[] = []
  const check = (name: string, is: unknown, should: unknown) => {
    if (is !== should) found.push(`${name} is ${is} on the page and ${should} in the bank`)
  }
  if (customer.user === 'ready') {
    const { user } = await demo.operator.customer(customerId)
    const stored = JSON.parse((await session(page)).user ?? '{}')
    for (const name of ['profit', 'bonus', 'transferStep', 'newUser', 'userOtp'] as const)
      check(name, stored[name], user[name])
  }
  if (['user', 'loans', 'deposits', 'transfers'].some((part) => customer[part] !== 'ready')) return found
  const { total, loan, investment, available } = await figuresOf(demo, customerId)
  const should = new Map([
    ['Total Amount', total],
    ['Total Balance', total],
    ['Loan Balance', loan],
    ['Investment Balance', investment],
    ['Available', available],
  ])
  for (const [label, text] of Object.entries(await facts(page)))
    if (should.has(label)) check(label, text, should.get(label))
  return found
}
