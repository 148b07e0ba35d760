/** What the bank holds, summed up by DATA-3 by the monkey itself, and what it may have paid. */

import type { PlainKyc, PlainUser } from '#src/contract/entities.ts'
import type { Demo } from '#src/demo/demo-contract.ts'
import type { DrivenPage, Operation } from './driven-page.ts'

/** How a customer stands by what the bank holds. */
export interface Standing {
  user: PlainUser
  kyc: PlainKyc | null
  /** ids, as of the deposits */
  loans: string[]
  deposits: string[]
  /** of transfers */
  count: number
  newest: [amount: unknown, createdAt: unknown, referenceNumber: unknown][]
  symbol: string
  /** by their keys in session storage */
  stored: Record<string, number>
  /** by their labels on the pages */
  figures: Record<string, number>
}

/** What stood there at a look, and how many codes the bank has set since. */
interface LastLook extends Pick<Standing, 'count' | 'deposits' | 'loans'> {
  codes: number
}

/** At most so many transfers of a customer are told one by one. */
const NEWEST = 20

export class Bank {
  /** by user id */
  #last = new Map<string, LastLook>()
  #codes = new Map<string, number>()
  /** Who was made poorer by the bank itself: their balances may be below 0. */
  #poorer = new Set<string>()
  /** Payments that no code was left for, in words. */
  overpaid: string[] = []
  /** What came of it all. */
  reached = { withdrawals: 0, deposits: 0, loans: 0, customers: new Set<string>() }

  /** The world starts again from the seed. */
  async begin(tab: DrivenPage, personas: readonly string[]): Promise<void> {
    for (const known of [this.#last, this.#codes, this.#poorer]) known.clear()
    this.overpaid = []
    for (const persona of personas) await this.standing(tab, persona)
  }

  /** Acts as the bank. A customer may be gone since a reset. */
  async operate(tab: DrivenPage, [act, ...args]: Operation): Promise<void> {
    const [id, to] = args
    const fields = act === 'setUser' ? Object.keys(Object(to)) : []
    if (fields.includes('userOtp')) {
      // What was paid before is not for the new one.
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

  /** How a customer stands; null for one whom the bank does not know. The first look at them is the one that others are compared with. */
  async standing({ page }: DrivenPage, persona: string): Promise<Standing | null> {
    const standing = await page.evaluate(readStanding, { persona, newest: NEWEST })
    if (standing !== null) this.#note(standing)
    return standing
  }

  /** From here on there is one code, whatever was left before: nothing that could still be paid is under way. */
  async leaveOneCode(tab: DrivenPage, userId: string): Promise<void> {
    await this.standing(tab, userId)
    const last = this.#last.get(userId)
    if (last !== undefined) last.codes = 1
  }

  /** A tab may not have heard yet what the other one did: what was paid once stays paid. */
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
    // A new code takes the place of the one before it, and one that has paid is spent (WD-8).
    const left = Math.min(1, Math.max(0, codes - paid))
    this.#last.set(user._id, { count: last.count + paid, deposits, loans, codes: left })
    this.#codes.delete(user._id)
  }

  /** What nothing may take from a customer but the bank itself, in words. */
  faults({ user, figures }: Standing): string[] {
    const isNegative = (name: string) => (figures[name] ?? 0) < -0.005 && !this.#poorer.has(user._id)
    const names = ['Available Balance', 'Loan Balance'].filter(isNegative)
    return names.map((name) => `${name} of ${user.email} is ${figures[name]}, and the bank took nothing away`)
  }
}

/** DATA-4 */
export function inMoney(amount: number, symbol: string): string {
  const digits = Math.abs(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `${amount < 0 && /[1-9]/.test(digits) ? '-' : ''}${symbol}${digits}`
}

/** Runs in the page: the sums over what the operator sees, by the formulas of DATA-2 and DATA-3. */
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

  /** Chromium drops a tool's wait for a promise when it collects garbage in the very task that settles it. */
  function inOwnTask<T>(value: T): Promise<T> {
    return new Promise((resolve) => setTimeout(resolve, 0, value))
  }
}
