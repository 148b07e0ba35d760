import { cents } from './amounts.ts'
import type { Database } from './database.ts'
import { newestFirst } from './queries.ts'
import type { TransferRow, UserRow } from './row-schemas.ts'

/** Something that only the bank can move on. */
export type Waiting = { customer: UserRow; id: string } & (
  | { kind: 'deposit'; amount: number }
  | { kind: 'loan'; amount: number }
  | { kind: 'transfer'; amount: number; method: TransferRow['transactiontype'] }
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
export function waitingFor(database: Database): Waiting[] {
  const deposits = database.deposits.all().filter(({ status }) => status === 'Pending')
  const loans = database.loans.all().filter(({ status }) => status === 'Pending')
  const transfers = database.transfers.all().filter(({ status }) => !status)
  return database.users.all().flatMap((customer) => {
    const { _id, transferStep } = customer
    const isOwn = ({ userId }: { userId: string }) => userId === _id
    const [papers] = newestFirst(database.kyc, _id)
    const step = Number(transferStep ?? Number.NaN)
    const own = [
      ...deposits.filter(isOwn).map((row) => ({ kind: 'deposit' as const, customer, ...idAndAmount(row) })),
      ...loans.filter(isOwn).map((row) => ({ kind: 'loan' as const, customer, ...idAndAmount(row) })),
      ...transfers
        .filter(isOwn)
        .map((row) => ({ kind: 'transfer' as const, customer, ...idAndAmount(row), method: row.transactiontype })),
      ...(papers?.status === false
        ? [{ kind: 'kyc' as const, customer, id: papers._id, createdAt: papers.createdAt }]
        : []),
    ].sort((left, right) => (left.createdAt < right.createdAt ? 1 : -1))
    return step % 2 === 0 ? [{ kind: 'step' as const, customer, id: _id, step }, ...own] : own
  })
}

/** The deposit, loan or transfer with this id; null for an unknown one. */
export function subjectOf(database: Database, name: 'deposits' | 'loans' | 'transfers', id: string): Subject | null {
  const row = database[name].all().find(({ _id }) => _id === id)
  const customer = database.users.all().find(({ _id }) => _id === row?.userId)
  return row === undefined || customer === undefined ? null : { customer, amount: cents(row.amount) / 100 }
}

function idAndAmount({ _id, createdAt, amount }: { _id: string; createdAt: string; amount: TransferRow['amount'] }) {
  return { id: _id, createdAt, amount: cents(amount) / 100 }
}
