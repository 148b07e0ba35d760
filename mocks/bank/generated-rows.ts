import { cents } from '#machines/rules/balances.ts'
import { GENERATED_KINDS, type GeneratedKind, MAX_GENERATED } from '#src/contract/records.ts'
import { isoTime, parseTime } from '#src/platform/clock/clock.ts'
import type { Random } from '#src/platform/clock/random.ts'
import { amountLike, sumOf } from './amounts.ts'
import type { Database } from './database.ts'
import { personas } from './personas.ts'
import { rowsOf } from './queries.ts'
import { RecordError } from './record-checks.ts'
import type { DepositRow, LoanRow, TransferRow, UserRow } from './row-schemas.ts'
import { METHODS } from './seed-business.ts'

const DAY = 86_400_000
const TEN_YEARS = 3_652 * DAY
/** the ids of generated rows begin with this, so that they are still recognizable after an export */
const PREFIX = 'made'
/** one in this many generated deposits has failed */
const FAILED = 8

/** Amounts in everyday units before scaling, and the ms between two rows. The interval shrinks if the rows would not fit into ten years. */
const RANGES: Record<GeneratedKind, { min: number; max: number; step: number; interval: number }> = {
  transfers: { min: 4, max: 60, step: 1, interval: 3 * DAY },
  deposits: { min: 10, max: 120, step: 10, interval: 9 * DAY },
  loans: { min: 200, max: 2_000, step: 50, interval: 90 * DAY },
}

type GeneratedRow = LoanRow | DepositRow | TransferRow

/**
 * Generates rows for a customer, older than their newest row. So a generated loan never becomes the latest one, which
 * decides whether money can be withdrawn. No generated row waits for the bank. Generated withdrawals are covered by added profit, so
 * balances do not change. Their path is unknown: withdrawals of a known path lower two balances and the total only once (DATA-3).
 */
export async function generateRows(
  database: Database,
  kind: GeneratedKind,
  user: UserRow,
  { count, now }: { count: number; now: number },
): Promise<void> {
  checkKind(kind)
  if (!Number.isInteger(count) || count < 1 || count > MAX_GENERATED)
    throw new RecordError({ count: `must be a whole number from 1 to ${MAX_GENERATED.toLocaleString('en')}` })
  await database.loadDeferred(user._id)
  const random = database.draw(`made/${kind}/${user._id}`)
  const held = ownRows(database, kind, user)
  const end = held.reduce((newest, { createdAt }) => Math.max(newest, parseTime(createdAt) ?? newest), 0) || now
  const { min, max, step, interval: usual } = RANGES[kind]
  const interval = Math.min(usual, Math.floor(TEN_YEARS / count))
  const scale = scaleOf(user)
  const prefix = PREFIX + random.hex(12)
  const generated = Array.from({ length: count }, (_, index) => {
    const units = random.int(min / step, max / step) * step * scale
    return {
      _id: prefix + index.toString(16).padStart(8, '0'),
      userId: user._id,
      createdAt: isoTime(end - (count - index) * interval + random.int(0, interval - 1)),
      amount: amountLike(user.profit, units * 100 + (step === 1 && scale === 1 ? random.int(0, 99) : 0)),
      ...details(kind, user, random),
    }
  })
  await database.replace(kind, user._id, [...generated, ...held] as never)
  if (kind === 'transfers') await cover(database, user, sumOf(generated))
}

/** Removes the generated rows, and the profit that covered them. Throws an Error where there are none. */
export async function removeGeneratedRows(database: Database, kind: GeneratedKind, user: UserRow): Promise<void> {
  checkKind(kind)
  await database.loadDeferred(user._id)
  const rows = ownRows(database, kind, user)
  const generated = rows.filter(isGenerated)
  if (generated.length === 0) throw new Error('There are no generated rows.')
  const total = sumOf(generated)
  await database.replace(kind, user._id, rows.filter((row) => !isGenerated(row)) as never)
  if (kind === 'transfers') await cover(database, user, -total)
}

/** Copies of the customer's rows, in the order in which they are held. */
function ownRows(database: Database, kind: GeneratedKind, { _id }: UserRow): GeneratedRow[] {
  return rowsOf<GeneratedRow>(database.table(kind) as never, _id).map((row) => ({ ...row }))
}

function isGenerated({ _id }: { _id: string }): boolean {
  return _id.startsWith(PREFIX)
}

function details(kind: GeneratedKind, user: UserRow, random: Random): object {
  if (kind === 'transfers')
    return {
      status: true,
      withdrawalPath: null,
      transactiontype: random.pick(METHODS),
      referenceNumber: `LKS-${random.digits(10)}`,
    }
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  if (kind === 'loans') return { status: 'true', loanPurpose: 'Home improvement', name, email: user.email }
  return { status: random.int(1, FAILED) === 1 ? 'failed' : 'true', name, email: user.email, images: null }
}

/** Profit raises what withdrawals lower: the available balance and the total (DATA-3). */
async function cover(database: Database, { _id, profit }: UserRow, total: number): Promise<void> {
  await database.update('users', _id, { profit: amountLike(profit, cents(profit) + total) })
}

/** What everyday amounts are multiplied by in the customer's currency. */
function scaleOf({ country }: UserRow): number {
  const same = personas.find(({ setup, profile }) => setup.scale > 0 && profile.country.symbol === country?.symbol)
  return same?.setup.scale ?? 1
}

function checkKind(kind: GeneratedKind): void {
  if (!GENERATED_KINDS.includes(kind)) throw new RecordError({ kind: `must be one of ${GENERATED_KINDS.join(', ')}` })
}
