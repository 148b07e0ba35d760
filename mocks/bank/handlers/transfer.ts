import { availableBalance, cents, loanBalance } from '#machines/rules/balances.ts'
import { moneySymbol } from '#machines/rules/currency.ts'
import { PAYING_STEP, SPENT_CODE } from '#machines/rules/rules.ts'
import { amountLike, currencyError, sumOf, withdrawalTotals } from '#mocks/bank/amounts.ts'
import type { Resolvers } from '#mocks/bank/create-handler.ts'
import type { Database } from '#mocks/bank/database.ts'
import { lastInsertedFirst, newestFirst, rowsOf } from '#mocks/bank/queries.ts'
import type { TransferRow, UserRow } from '#mocks/bank/row-schemas.ts'
import { ID_DIGITS } from '#mocks/bank/seed.ts'
import { amountOf } from '#src/contract/amount.ts'
import { isoTime, parseTime } from '#src/platform/clock/clock.ts'
import { kycAnswer } from './kyc.ts'

/** ms of virtual time; the same withdrawal within this time, before or after, is a duplicate (WD-7) */
const DUPLICATE_WINDOW = 60_000

export const transferResolvers = {
  getTransfers: ({ database, id }) => transfersAnswer(database, id),

  pingTransfers: () => [],

  postTransfer: async ({ database, customer, body, now, refuse, fail }) => {
    if (hasDuplicate(database, customer, body, now)) return refuse('reference-taken')
    if (Number(customer.transferStep) !== PAYING_STEP) {
      return fail(403, `transferStep is ${customer.transferStep}; a withdrawal is paid at ${PAYING_STEP}`)
    }
    if (String(customer.userOtp) === String(SPENT_CODE)) return refuse('reference-taken')
    if (kycAnswer(database, customer._id)?.status !== true) return fail(403, 'The identity is not verified')
    if (lastInsertedFirst(database.loans, customer._id)[0]?.status === 'Pending')
      return fail(403, 'The latest loan is not approved')
    const symbol = moneySymbol(customer.country?.symbol)
    if (moneySymbol(body.symbol) !== symbol) {
      return fail(400, `symbol is ${body.symbol}; the customer's currency is ${symbol}`)
    }
    const error = currencyError(customer, { amount: body.amount })
    if (error !== null) return fail(400, error)
    const amount = amountOf(body.amount)
    if (cents(amount) > balance(database, customer, body.withdrawalPath)) {
      return fail(400, 'amount is more than the balance')
    }
    const random = database.draw(`transfer/${customer._id}`)
    // In the same change as the transfer, so that no code pays twice (WD-7, WD-8).
    await database.update('users', customer._id, { userOtp: String(SPENT_CODE) })
    return database.insert('transfers', {
      ...body,
      accountName: body.accountName ?? null,
      accountNumber: body.accountNumber ?? null,
      accountType: body.accountType ?? null,
      bankName: body.bankName ?? null,
      _id: random.hex(ID_DIGITS),
      referenceNumber: `LKS-${random.digits(10)}`,
      amount,
      status: false,
      createdAt: isoTime(now),
    })
  },
} satisfies Partial<Resolvers>

/** The total includes pending transfers, because their money is no longer available (DATA-2). */
export function transfersAnswer(database: Database, id: string) {
  const transfers = newestFirst(database.transfers, id)
  return { transfers, totalAmountTransferred: amountLike(transfers[0]?.amount, sumOf(transfers)) }
}

const TO = ['email', 'accountName', 'accountNumber', 'accountType', 'bankName'] as const

type Withdrawal = Pick<TransferRow, 'amount' | 'withdrawalPath' | 'transactiontype' | (typeof TO)[number]>

function hasDuplicate(database: Database, customer: UserRow, withdrawal: Withdrawal, now: number): boolean {
  return rowsOf(database.transfers, customer._id).some(
    (sent) =>
      cents(sent.amount) === cents(withdrawal.amount) &&
      sent.withdrawalPath === withdrawal.withdrawalPath &&
      sent.transactiontype === withdrawal.transactiontype &&
      TO.every((field) => (sent[field] ?? null) === (withdrawal[field] ?? null)) &&
      Math.abs(now - (parseTime(sent.createdAt) ?? 0)) < DUPLICATE_WINDOW,
  )
}

/** In cents: the balance shown on the page where the withdrawal starts (WD-2). */
function balance(database: Database, customer: UserRow, path: Withdrawal['withdrawalPath']): number {
  const withdrawn = withdrawalTotals(rowsOf(database.transfers, customer._id))
  if (path === 'invest') return availableBalance({ profit: cents(customer.profit), withdraw: withdrawn.all })
  const approved = rowsOf(database.loans, customer._id).filter(({ status }) => status === 'true')
  return loanBalance({ loans: sumOf(approved), loanwithdraw: withdrawn.loan })
}
