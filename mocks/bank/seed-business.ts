import { isoTime } from '#src/platform/clock/clock.ts'
import type { Random } from '#src/platform/clock/random.ts'
import { type WithdrawalTotals, withdrawalTotals } from './amounts.ts'
import type { Database } from './database.ts'
import { LONG_HISTORY_TOTALS, longHistory } from './long-history.ts'
import type { Persona } from './personas.ts'
import type { DepositRow, LoanRow, TransferRow } from './row-schemas.ts'

const DAY = 86_400_000
const TRANSFERS = 14
const PENDING_TRANSFERS = 2
export const METHODS = ['bank transfer', 'paypal', 'cashapp', 'zelle'] as const
const DEPOSIT_STATUSES = ['Pending', 'true', 'failed', 'true', 'true'] as const
/** Where bank transfers go; the number fails its checksum (DEMO-10). */
const OTHER_BANK = { bankName: 'Harbour Mutual', accountType: 'Savings', accountNumber: '7000000123' } as const
/** Everyday amounts, in units of the currency before scaling. Every balance ends up well above 500. */
const WITHDRAWAL = [60, 900] as const
const LEFT_OVER = [1_800, 7_400] as const

/** The amounts that are stored with the user. */
export interface Money {
  profit: number | string
  bonus: number | string
}

/**
 * Seeds deposits, loans and withdrawals. The withdrawals are drawn first, and the rest is chosen to cover
 * them, so that every balance of DATA-3 is positive for any seed.
 */
export async function seedBusiness(
  database: Database,
  persona: Persona,
  userId: string,
  random: Random,
): Promise<Money> {
  const { setup } = persona
  const day = (days: number) => isoTime(database.seededAt - days * DAY - random.int(0, DAY - 1))
  const amount = (units: number): number | string => (setup.amountsAsText ? String(units) : units)
  const draw = ([min, max]: readonly [number, number]) => random.int(min, max) * setup.scale
  const row = (createdAt: string) => ({ _id: random.hex(24), userId, createdAt })

  const withdrawn = setup.longHistory ? seedLongHistory() : await seedTransfers()
  await seedLoans()
  const bonus = draw([120, 480])
  await seedDeposits(bonus)
  if (setup.kyc !== null) await seedKyc(setup.kyc)
  return { profit: amount(withdrawn.all / 100 + draw(LEFT_OVER)), bonus: amount(bonus) }

  function seedLongHistory(): WithdrawalTotals {
    const prefix = random.hex(16)
    database.defer('transfers', userId, async () => {
      for (const row of longHistory(userId, prefix, database.seededAt - DAY))
        await database.insertUntracked('transfers', row)
    })
    return LONG_HISTORY_TOTALS
  }

  async function seedTransfers(): Promise<WithdrawalTotals> {
    const rows = Array.from({ length: TRANSFERS }, (_, index): TransferRow => {
      const age = TRANSFERS - index
      const transfer: TransferRow = {
        ...row(day(age * 24 - 20)),
        amount: amount(draw(WITHDRAWAL)),
        status: age > PENDING_TRANSFERS,
        withdrawalPath: index % 3 === 0 ? 'loan' : 'invest',
        transactiontype: random.pick(METHODS),
      }
      return { ...transfer, ...payeeOf(transfer, persona) }
    })
    for (const row of rows) await database.insertUntracked('transfers', row)
    return withdrawalTotals(rows)
  }

  async function seedLoans(): Promise<void> {
    const first = roundUp(withdrawn.loan / 100 + draw(LEFT_OVER), setup.scale)
    const loans: [number, number, LoanRow['status']][] = [
      [520, first, 'true'],
      [140, draw([1_000, 5_000]), 'true'],
    ]
    if (setup.latestLoanPending) loans.push([6, draw([2_000, 6_000]), 'Pending'])
    const details = loanDetails(persona)
    const rows = loans.map(([days, units, status]) => ({
      ...row(day(days)),
      amount: amount(units),
      status,
      ...details,
    }))
    for (const row of rows) await database.insertUntracked('loans', row)
  }

  async function seedDeposits(bonus: number): Promise<void> {
    const confirmed = DEPOSIT_STATUSES.filter((status) => status === 'true').length
    const needed = (withdrawn.invest / 100 - bonus) / confirmed
    const rows = [...DEPOSIT_STATUSES.entries()].reverse().map(([index, status]): DepositRow => {
      const units = roundUp((status === 'true' ? needed : 0) + draw(LEFT_OVER), setup.scale)
      return {
        ...row(day(4 + index * 61)),
        amount: amount(units),
        status,
        name: persona.name,
        email: persona.email,
        images: null,
      }
    })
    for (const row of rows) await database.insertUntracked('deposits', row)
  }

  async function seedKyc(status: boolean): Promise<void> {
    const papers = { name: persona.name, number: `DEMO-${random.digits(8)}`, email: persona.email }
    await database.insertUntracked('kyc', { ...row(day(status ? 700 : 2)), ...papers, status, front: null, back: null })
  }
}

function loanDetails({ profile, email, name, setup }: Persona) {
  return {
    monthlyIncome: 3_200 * setup.scale,
    homeAddress: profile.address,
    city: profile.city,
    state: profile.country.name,
    loanPurpose: 'Home improvement',
    professionalStatus: 'Employed',
    professionalCategory: 'Services',
    nextOfKin: `${profile.middleName} ${profile.lastName}`,
    phone: profile.phone,
    email,
    name,
  } satisfies Partial<LoanRow>
}

/** Rounds up to a multiple of ten everyday units, because people deposit and borrow round amounts. */
function roundUp(units: number, scale: number): number {
  return Math.ceil(units / (10 * scale)) * 10 * scale
}

/** The reference and the payee of a withdrawal, made from its id so that no other figure depends on them. */
function payeeOf({ _id, transactiontype }: Pick<TransferRow, '_id' | 'transactiontype'>, { name, email }: Persona) {
  const digits = String(Number.parseInt(_id.slice(0, 10), 16))
    .padStart(10, '0')
    .slice(-10)
  const account = transactiontype === 'bank transfer' ? { accountName: name, ...OTHER_BANK } : {}
  return { referenceNumber: `LKS-${digits}`, email, ...account }
}
