import type { WithdrawalTotals } from './amounts.ts'

/** transfers in a long history, which are made when they are first asked for */
export const LENGTH = 10_000
/** cents */
export const MEAN = 2_450

/** The totals of a long history, in cents: the deviations of rows half a history apart cancel each other out. */
export const LONG_HISTORY_TOTALS: WithdrawalTotals = {
  all: LENGTH * MEAN,
  loan: (LENGTH * MEAN * 2) / 5,
  invest: (LENGTH * MEAN * 3) / 5,
}
