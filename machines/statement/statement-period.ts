/** The days of a statement, both included, as '2026-03-02'; '' when none is chosen. */
export interface Period {
  from: string
  to: string
}

export type PeriodField = keyof Period
export type PeriodError = 'day-missing' | 'period-reversed'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The errors of a period, keyed by the field that shows them. */
export function periodErrors({ from, to }: Period): Partial<Record<PeriodField, PeriodError>> {
  const missing = {
    ...(DAY.test(from) ? {} : { from: 'day-missing' as const }),
    ...(DAY.test(to) ? {} : { to: 'day-missing' as const }),
  }
  return Object.keys(missing).length === 0 && from > to ? { to: 'period-reversed' } : missing
}
