import { cents } from '#machines/rules/balances.ts'
import { parseTime } from '#src/platform/clock/clock.ts'
import type { Database } from './database.ts'
import { lastInsertedFirst } from './queries.ts'
import type { DepositRow, LoanRow, TransferRow, UserRow } from './row-schemas.ts'

/** Something that waits for a decision of the bank. */
export type Undecided = {
  customer: UserRow
  id: string
  /** part of the data that the demo began with */
  isSeeded: boolean
} & (
  | { kind: 'deposit'; amount: number }
  | { kind: 'loan'; amount: number }
  | { kind: 'transfer'; amount: number; method: TransferRow['transactiontype']; path: TransferRow['withdrawalPath'] }
  | { kind: 'kyc' }
  | { kind: 'step'; step: number }
)

/** What a decision of the bank is about. `amount` is in units of the customer's currency. */
export interface Subject {
  customer: UserRow
  amount: number
}

/**
 * What waits for the bank, customer by customer: the withdrawal step first, then the newest. Does not load a history that is still deferred: its pending
 * transfers are listed once something else has loaded it.
 */
export function waitingFor(database: Database): Undecided[] {
  const deposits = database.deposits.all().filter(({ status }) => status === 'Pending')
  const loans = database.loans.all().filter(({ status }) => status === 'Pending')
  const transfers = database.transfers.all().filter(({ status }) => !status)
  return database.users.all().flatMap((customer) => {
    const { _id, transferStep } = customer
    const isOwn = ({ userId }: { userId: string }) => userId === _id
    const [papers] = lastInsertedFirst(database.kyc, _id)
    const step = Number(transferStep ?? Number.NaN)
    const about = ({ _id, createdAt }: { _id: string; createdAt: string }) => ({
      customer,
      id: _id,
      createdAt,
      isSeeded: (parseTime(createdAt) ?? 0) < database.seededAt,
    })
    const payment = (row: DepositRow | LoanRow | TransferRow) => ({ ...about(row), amount: cents(row.amount) / 100 })
    const own = [
      ...deposits.filter(isOwn).map((row) => ({ kind: 'deposit' as const, ...payment(row) })),
      ...loans.filter(isOwn).map((row) => ({ kind: 'loan' as const, ...payment(row) })),
      ...transfers.filter(isOwn).map((row) => {
        const { transactiontype: method, withdrawalPath: path } = row
        return { kind: 'transfer' as const, ...payment(row), method, path }
      }),
      ...(papers?.status === false ? [{ kind: 'kyc' as const, ...about(papers) }] : []),
    ].sort((left, right) => (left.createdAt < right.createdAt ? 1 : -1))
    return step % 2 === 0 ? [{ kind: 'step' as const, customer, id: _id, isSeeded: false, step }, ...own] : own
  })
}

/** The deposit, loan or transfer with this id; null for an unknown one. */
export function subjectOf(database: Database, name: 'deposits' | 'loans' | 'transfers', id: string): Subject | null {
  const row = database[name].all().find(({ _id }) => _id === id)
  const customer = database.users.all().find(({ _id }) => _id === row?.userId)
  return row === undefined || customer === undefined ? null : { customer, amount: cents(row.amount) / 100 }
}
