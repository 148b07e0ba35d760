/** For the product's own formats, PERF-2 rules out `Intl`; the desk comes later. */
const figures = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const isoDay = new Intl.DateTimeFormat('sv-SE')

/** '£1,234.50' */
export function formatMoney(amount: number, symbol: string | null | undefined): string {
  return `${amount < 0 ? '-' : ''}${symbol || '$'}${figures.format(Math.abs(amount))}`
}

/** '2 Mar 2026, 11:59' for a time in ms since the epoch */
export const formatMoment = (at: number) => moment.format(at)

/** '2026-03-02' for a time in ms since the epoch, for names of files */
export const formatDay = (at: number) => isoDay.format(at)
