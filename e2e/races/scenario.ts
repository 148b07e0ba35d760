import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import type { CustomerView } from '#machines/customer/customer-ref.ts'
import { nameOfFile } from '#machines/model/sample-files.ts'
import { figures, type Holdings, holdingsOf } from '#machines/rules/balances.ts'
import type { CustomerRecord } from '#src/contract/decisions.ts'
import { followOrder, type Occurrence, type Situation, searchOrders } from './orders.ts'
import { Page, storage, stored } from './page.ts'

/** A scenario as a world whose moves can be made in any order, and what must hold in all of them. */

/** Something that a person, another tab or the bank does at some time, once. */
export interface Action {
  name: string
  /** whether it can be done now; always, by default */
  isPossible?(page: Page): boolean
  make(page: Page): Promise<unknown> | unknown
}

interface Scenario {
  /** the customers whose rows count */
  customers: readonly string[]
  /** how many calls may be lost; none by default */
  losses?: number
  /** Brings the page to where the search begins. */
  begin(page: Page): Promise<void>
  actions: readonly Action[]
  /** invariants of its own */
  violations?(page: Page, rows: readonly CustomerRecord[], isEnd: boolean): readonly string[]
  /** the races that the search has found: what holds now, and the order that used to break it */
  found?: Readonly<Record<string, string>>
}

/** A search with fewer orders has failed at its start. */
const LEAST_ORDERS = 12
/** `RACES_MOVES=10 RACES_ORDERS=5000 npx vitest run races` searches further. */
const { RACES_MOVES = 4, RACES_ORDERS = LEAST_ORDERS } = process.env
const BOUNDS = { mostMoves: Number(RACES_MOVES), mostOrders: Number(RACES_ORDERS) }
/** ms of wall time; a test that times out would go on in the next test's clock */
const PATIENCE = 60_000 + 1_000 * BOUNDS.mostOrders

/** Tests a scenario: no order of its moves, up to the bounds, breaks a rule, and none that did before. */
export function race(title: string, { found = {}, ...scenario }: Scenario): void {
  const open = openScenario(scenario)
  test(
    `${title} breaks nothing, in whatever order things happen`,
    async () => {
      const { orders, violations } = await searchOrders({ open, ...BOUNDS })
      expect([...violations]).toEqual([])
      expect(orders).toBeGreaterThanOrEqual(LEAST_ORDERS)
    },
    PATIENCE,
  )
  test.each(Object.entries(found))('%s', async (_, order) => {
    expect(await followOrder(open, order)).toEqual([])
  })
}

const POSTED = ['POST transfer', 'POST deposit', 'POST loan', 'POST kyc']

function openScenario({
  customers,
  losses = 0,
  begin,
  actions,
  violations,
}: Omit<Scenario, 'found'>): () => Promise<Situation> {
  return async () => {
    const page = await Page.open(losses)
    const { done } = page
    const rows = () => Promise.all(customers.map((name) => page.backend.operator.customer(name)))
    await begin(page)
    const before = [...page.network.effects]
    let held = await rows()
    const action = ({ name, make }: Action): Occurrence => ({
      name,
      isDue: false,
      make: async () => {
        done.add(name)
        await make(page)
        await page.settled()
      },
    })
    const counted = (move: Occurrence): Occurrence => ({
      ...move,
      make: async () => {
        await move.make()
        held = await rows()
      },
    })
    return {
      moves: () =>
        [
          ...page.moves(),
          ...actions.filter(({ name, isPossible }) => !done.has(name) && isPossible?.(page) !== false).map(action),
        ].map(counted),
      key: () => JSON.stringify([page.key(), held, [...done].toSorted(), page.presses], nameOfFile),
      violations: (isEnd) => {
        const effects = page.network.effects.filter((name) => !before.includes(name))
        return [
          ...stuck(page, isEnd),
          ...doublePosts(effects, page.presses),
          ...(isEnd ? lostEntries(page) : []),
          ...(isEnd ? untrue(page, held) : []),
          ...(violations?.(page, held, isEnd) ?? []),
        ]
      },
      close: () => page.shut(),
    }
  }
}

/** Every state has a way out. */
function stuck(page: Page, isEnd: boolean): string[] {
  if (!page.isBusy) return []
  if (isEnd) return ['the flow is still busy at the end']
  const isPending = page.network.isAwaited || page.moves().some(({ isDue }) => isDue)
  return isPending ? [] : ['the flow is busy with neither a call nor a timer']
}

/** Each accepted press posts at most once (ERR-3). */
function doublePosts(effects: readonly string[], presses: number): string[] {
  const posts = effects.filter((name) => POSTED.some((posted) => name.startsWith(posted)))
  return posts.length > presses ? [`${posts.length} posts took effect after ${presses} presses`] : []
}

/** What was entered stays until it is accepted. */
function lostEntries({ flow, typed }: Page): string[] {
  // The notice of a loan follows the form, and nothing is entered in it.
  if (flow === null || flow.id === 'loan-notice' || typed === null) return []
  const { entry, draft, amount } = flow.getSnapshot().context
  const is = entry ?? draft ?? amount
  return isDeepStrictEqual(is, typed) ? [] : [`what was entered is gone: ${JSON.stringify(is)}`]
}

/** The page shows what the bank holds, and its figures follow from the rows (DATA-2, DATA-3). */
function untrue(page: Page, rows: readonly CustomerRecord[]): string[] {
  const { customer, network } = page
  const { customerId } = page.actor('session').getSnapshot().context
  const record = rows.find(({ user }) => user._id === customerId)
  if (customer === null || record === undefined) return []
  const { value, context } = customer.getSnapshot() as CustomerView
  const found: string[] = []
  const parts = Object.keys(value) as (keyof typeof value)[]
  for (const part of parts)
    if (value[part] === 'loading' && !network.isAwaited) found.push(`${part} still loads at the end`)
  const { answers } = context
  const compare = (what: string, is: unknown, should: unknown) => {
    if (!isDeepStrictEqual(is, should)) found.push(`${what} on the page is not the bank's`)
  }
  const plain = (data: unknown) => JSON.parse(JSON.stringify(data ?? null))
  const { userOtp, otpMessage, password, ...user } = record.user as unknown as Record<string, unknown>
  if (value.user === 'ready') {
    const { otpMessage: _, ...shown } = plain(answers.user)
    compare('the user', shown, plain(user))
    compare('the stored code', (stored('user') as { userOtp?: unknown } | null)?.userOtp, userOtp)
  }
  const ids = (list: unknown) =>
    (list as { _id: string; status: unknown }[] | undefined)?.map((row) => [row._id, row.status])
  if (value.loans === 'ready') compare('the list of loans', ids(answers.loans?.loan), ids(record.loans))
  if (value.deposits === 'ready') compare('the list of deposits', ids(answers.deposits?.deposit), ids(record.deposits))
  if (value.transfers === 'ready')
    compare('the list of transfers', ids(answers.transfers?.transfers), ids(record.transfers))
  if (value.kyc === 'ready') compare('the identity check', answers.kyc?.status, record.kyc?.status)
  for (const [name, { parts, of }] of Object.entries(figures)) {
    const should = of(holdingsIn(record))
    const isShown = parts.every((part) => value[part] === 'ready')
    if (isShown && Math.abs(of(holdingsOf(answers)) - should) > 0.005)
      found.push(`${name} on the page is not ${should}`)
  }
  return found
}

/** DATA-3 over the bank's rows. */
function holdingsIn({ user, loans, deposits, transfers }: CustomerRecord): Holdings {
  const sum = (list: readonly { amount?: unknown }[]) =>
    list.reduce((total, { amount }) => total + Number(amount ?? 0), 0)
  const by = (path: string) => sum(transfers.filter(({ withdrawalPath }) => withdrawalPath === path))
  return {
    profit: Number(user.profit),
    bonus: Number(user.bonus),
    loans: sum(loans.filter(({ status }) => status === 'true')),
    deposits: sum(deposits.filter(({ status }) => status === 'true')),
    withdraw: sum(transfers),
    loanwithdraw: by('loan'),
    investwithdraw: by('invest'),
  }
}

export const storageOf = (key: string) => storage().find(([name]) => name === key)?.[1] ?? null
