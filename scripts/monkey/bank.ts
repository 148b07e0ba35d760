/** The bank's data, summed up by DATA-3 independently of the product, and the payments it may have made. */

import type { PlainKyc, PlainUser } from '#src/contract/entities.ts'
import type { Demo } from '#src/demo/demo-contract.ts'
import type { DrivenPage, Operation } from './driven-page.ts'

/** A customer's account according to the bank. */
export interface Standing {
  user: PlainUser
  kyc: PlainKyc | null
  /** ids, as for deposits */
  loans: string[]
  deposits: string[]
  /** of transfers */
  count: number
  newest: [amount: unknown, createdAt: unknown, referenceNumber: unknown][]
  symbol: string
  /** by session storage key */
  stored: Record<string, number>
  /** by label on the pages */
  figures: Record<string, number>
}

/** The account at the last check, and how many codes the bank has set since. */
interface LastLook extends Pick<Standing, 'count' | 'deposits' | 'loans'> {
  codes: number
}

/** The maximum number of transfers of a customer to list one by one. */
const NEWEST = 20

export class Bank {
  /** by user id */
  #last = new Map<string, LastLook>()
  #codes = new Map<string, number>()
  /** Customers whose balance the bank reduced: it may be below 0. */
  #poorer = new Set<string>()
  /** Messages about payments without a valid code. */
  overpaid: string[] = []
  /** Totals for the summary. */
  reached = { withdrawals: 0, deposits: 0, loans: 0, customers: new Set<string>() }

  /** The demo was reset. */
  async begin(tab: DrivenPage, personas: readonly string[]): Promise<void> {
    for (const known of [this.#last, this.#codes, this.#poorer]) known.clear()
    this.overpaid = []
    for (const persona of personas) await this.standing(tab, persona)
  }

  /** Acts as the bank. A reset may have removed the customer. */
  async operate(tab: DrivenPage, [act, ...args]: Operation): Promise<void> {
    const [id, to] = args
    const fields = act === 'setUser' ? Object.keys(Object(to)) : []
    if (fields.includes('userOtp')) {
      // Earlier payments do not use the new code.
      await this.standing(tab, id)
      this.#codes.set(id, (this.#codes.get(id) ?? 0) + 1)
    }
    if (fields.includes('profit')) this.#poorer.add(id)
    if (act === 'setLoan' && to === 'Pending')
      for (const [owner, { loans }] of this.#last) if (loans.includes(id)) this.#poorer.add(owner)
    const call = tab.demo.operator[act] as (...args: unknown[]) => Promise<unknown>
    await call(...args).catch((error: unknown) => {
      if (!/There is no /.test(String(error))) throw error
    })
  }

  /** A customer's account; null if the bank does not know them. Later checks are compared with the first. */
  async standing({ page }: DrivenPage, persona: string): Promise<Standing | null> {
    const standing = await page.evaluate(readStanding, { persona, newest: NEWEST })
    if (standing !== null) this.#note(standing)
    return standing
  }

  /** Counts one code from here on: no payment is pending. */
  async leaveOneCode(tab: DrivenPage, userId: string): Promise<void> {
    await this.standing(tab, userId)
    const last = this.#last.get(userId)
    if (last !== undefined) last.codes = 1
  }

  /** A tab may not know of the other's changes yet: a payment stays counted. */
  #note({ user, count, newest, deposits, loans }: Standing): void {
    const last: LastLook = this.#last.get(user._id) ?? { count, deposits, loans, codes: 1 }
    const paid = Math.max(0, count - last.count)
    const codes = last.codes + (this.#codes.get(user._id) ?? 0)
    if (paid > codes)
      this.overpaid.push(`${paid} withdrawals were paid with ${codes} codes: ${JSON.stringify(newest.slice(0, paid))}`)
    this.reached.withdrawals += paid
    this.reached.deposits += Math.max(0, deposits.length - last.deposits.length)
    this.reached.loans += Math.max(0, loans.length - last.loans.length)
    if (paid > 0) this.reached.customers.add(user._id)
    // A new code replaces the previous one, and a code that has paid is spent (WD-8).
    const left = Math.min(1, Math.max(0, codes - paid))
    this.#last.set(user._id, { count: last.count + paid, deposits, loans, codes: left })
    this.#codes.delete(user._id)
  }

  /** Messages about losses that only the bank may cause. */
  faults({ user, figures }: Standing): string[] {
    const isNegative = (name: string) => (figures[name] ?? 0) < -0.005 && !this.#poorer.has(user._id)
    const names = ['Available Balance', 'Loan Balance'].filter(isNegative)
    return names.map((name) => `${name} of ${user.email} is ${figures[name]}, and the bank took nothing away`)
  }
}

/** Runs in the page: sums over the operator's data, by the formulas of DATA-2 and DATA-3. */
async function readStanding({ persona, newest }: { persona: string; newest: number }): Promise<Standing | null> {
  const demo = window.demo as Demo
  const customer = await demo.operator.customer(persona).catch(() => null)
  if (customer === null) return inOwnTask(null)
  const { user, loans, deposits, kyc, transfers } = customer
  const amountOf = (value: unknown) => {
    const number = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : 0
    return Number.isFinite(number) ? number : 0
  }
  const sum = (rows: readonly { amount?: unknown }[]) => rows.reduce((total, { amount }) => total + amountOf(amount), 0)
  const onPath = (path: string) => sum(transfers.filter(({ withdrawalPath }) => withdrawalPath === path))
  const profit = amountOf(user.profit)
  const bonus = amountOf(user.bonus)
  const stored = {
    loans: sum(loans.filter(({ status }) => status === 'true')),
    deposits: sum(deposits.filter(({ status }) => status === 'true')),
    withdraw: sum(transfers),
    loanwithdraw: onPath('loan'),
    investwithdraw: onPath('invest'),
  }
  const total = profit + stored.loans + stored.deposits + bonus - stored.withdraw
  return inOwnTask({
    user,
    kyc,
    loans: loans.map(({ _id }) => _id),
    deposits: deposits.map(({ _id }) => _id),
    count: transfers.length,
    newest: transfers
      .slice(0, newest)
      .map(({ amount, createdAt, referenceNumber }) => [amount, createdAt, referenceNumber]),
    symbol: user.country?.symbol?.trim() || '$',
    stored,
    figures: {
      'Available Balance': profit - stored.withdraw,
      'Total Amount': total,
      'Total Balance': total,
      'Loan Balance': stored.loans - stored.loanwithdraw,
      'Investment Balance': stored.deposits + bonus - stored.investwithdraw,
      'Total Deposits': stored.deposits,
      'Total Withdrawals': stored.withdraw,
      'Total Profit': profit,
    },
  })

  /** Chromium loses a tool's pending promise if garbage is collected in the task that settles it. */
  function inOwnTask<T>(value: T): Promise<T> {
    return new Promise((resolve) => setTimeout(resolve, 0, value))
  }
}
