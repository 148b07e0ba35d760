import { isoTime } from '#src/platform/clock/clock.ts'
import type { WithdrawalTotals } from './amounts.ts'
import type { TransferRow } from './row-schemas.ts'

const LENGTH = 10_000
/** cents */
const MEAN = 2_450
const TEN_YEARS = 3_652 * 86_400_000
const INTERVAL = TEN_YEARS / LENGTH
const SPREAD = 2_350
const PENDING = 3
const METHODS = ['paypal', 'bank transfer', 'cashapp', 'zelle'] as const

/** The totals of a long history, in cents: the deviations of rows half a history apart cancel each other out. */
export const LONG_HISTORY_TOTALS: WithdrawalTotals = {
  all: LENGTH * MEAN,
  loan: (LENGTH * MEAN * 2) / 5,
  invest: (LENGTH * MEAN * 3) / 5,
}

/** 10,000 transfers over ten years, oldest first (PERF-4). `newest` is in ms since the epoch. */
export function longHistory(userId: string, prefix: string, newest: number): TransferRow[] {
  return Array.from({ length: LENGTH }, (_, position) => {
    const index = LENGTH - 1 - position
    const pair = index % (LENGTH / 2)
    const deviation = scatter(pair) % (SPREAD + 1)
    return {
      _id: prefix + index.toString(16).padStart(8, '0'),
      userId,
      createdAt: isoTime(newest - index * INTERVAL - (scatter(index + LENGTH) % INTERVAL)),
      amount: (index < LENGTH / 2 ? MEAN + deviation : MEAN - deviation) / 100,
      status: index >= PENDING,
      withdrawalPath: pair % 5 < 2 ? 'loan' : 'invest',
      transactiontype: METHODS[scatter(index) % METHODS.length],
    }
  })
}

/** A hash of the index, 0 or more. */
function scatter(index: number): number {
  let mixed = Math.imul(index ^ (index >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
