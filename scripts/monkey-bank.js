/** What the bank holds, summed up by DATA-3 by the monkey itself, and what it may have paid. */

/** At most so many transfers of a customer are told one by one. */
const NEWEST = 20

export class Bank {
  /** By user id: what stood there at the last look, transfers when the world began, codes that the bank has set since. */
  #last = new Map()
  #first = new Map()
  #codes = new Map()
  /** Who was made poorer by the bank itself: her balances may be below 0. */
  #poorer = new Set()
  /** What came of it all. */
  reached = { withdrawals: 0, deposits: 0, loans: 0, customers: new Set() }

  /** The world begins anew, from the seed. */
  begin() {
    for (const known of [this.#last, this.#first, this.#codes, this.#poorer]) known.clear()
  }

  /** Acts as the bank. A customer may be gone since a reset. */
  async operate({ demo }, act, args) {
    const [id, to] = args
    const fields = act === 'setUser' ? Object.keys(to) : []
    if (fields.includes('userOtp')) this.#codes.set(id, (this.#codes.get(id) ?? 0) + 1)
    if (fields.includes('profit')) this.#poorer.add(id)
    if (act === 'setLoan' && to === 'Pending')
      for (const [owner, { loans }] of this.#last) if (loans.includes(id)) this.#poorer.add(owner)
    await demo.operator[act](...args).catch((error) => {
      if (!/There is no /.test(String(error))) throw error
    })
  }

  /** How a customer stands; null for one whom the bank does not know. The first look at her counts as before any payment. */
  async standing({ page }, persona) {
    const standing = await page.evaluate(readStanding, { persona, newest: NEWEST })
    if (standing !== null) this.#note(standing)
    return standing
  }

  #note({ user: { _id }, count, deposits, loans }) {
    const last = this.#last.get(_id) ?? { count, deposits, loans }
    this.reached.withdrawals += Math.max(0, count - last.count)
    this.reached.deposits += Math.max(0, deposits.length - last.deposits.length)
    this.reached.loans += Math.max(0, loans.length - last.loans.length)
    this.reached.customers.add(_id)
    this.#last.set(_id, { count, deposits, loans })
    if (!this.#first.has(_id)) this.#first.set(_id, count)
  }

  /** What is wrong with what was paid, in words. */
  faults({ user, count, newest, figures }) {
    const paid = count - (this.#first.get(user._id) ?? count)
    const codes = 1 + (this.#codes.get(user._id) ?? 0)
    const faults = []
    if (paid > codes) faults.push(`${paid} withdrawals were paid with ${codes} codes: ${JSON.stringify(newest)}`)
    if (!this.#poorer.has(user._id)) {
      for (const name of ['Available Balance', 'Loan Balance'])
        if (figures[name] < -0.005) faults.push(`${name} is ${figures[name]}, and the bank took nothing away`)
    }
    return faults
  }
}

/** DATA-4 */
export function inWords(amount, symbol) {
  const digits = Math.abs(amount).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return `${amount < 0 && /[1-9]/.test(digits) ? '-' : ''}${symbol}${digits}`
}

/** Runs in the page: the sums over what the operator sees, by the formulas of DATA-2 and DATA-3. */
async function readStanding({ persona, newest }) {
  const customer = await window.demo.operator.customer(persona).catch(() => null)
  if (customer === null) return inOwnTask(null)
  const { user, loans, deposits, kyc, transfers } = customer
  const amountOf = (value) => {
    const number = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : 0
    return Number.isFinite(number) ? number : 0
  }
  const sum = (rows) => rows.reduce((total, { amount }) => total + amountOf(amount), 0)
  const onPath = (path) => sum(transfers.filter(({ withdrawalPath }) => withdrawalPath === path))
  const [profit, bonus] = [amountOf(user.profit), amountOf(user.bonus)]
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
  function inOwnTask(value) {
    return new Promise((resolve) => setTimeout(resolve, 0, value))
  }
}
