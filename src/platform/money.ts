import { moneySymbol } from '#machines/balances.ts'

/** '-£1,234.50'; with '$' if the country has no symbol (DATA-4). */
export function formatMoney(amount: number, symbol?: string | null): string {
  const digits = groupHundredths(Math.abs(amount) < 1e21 ? Math.abs(amount) : 0)
  const isNegative = amount < 0 && /[1-9]/.test(digits)
  return `${isNegative ? '-' : ''}${moneySymbol(symbol)}${digits}`
}

/**
 * '1,234.50' for 1234.5, as `Intl` formats it in English, for values from 0 to below 1e21. `Intl.NumberFormat` itself takes a phone
 * 75 ms on first use, for which the first page with money would wait (PERF-2).
 */
export function groupHundredths(value: number): string {
  const [whole = '0', decimals = ''] = (value < 1e-6 ? '0' : String(value)).split('.')
  const isRoundedUp = Number(decimals[2] ?? 0) >= 5
  const hundredths = BigInt(whole + decimals.slice(0, 2).padEnd(2, '0')) + BigInt(isRoundedUp)
  const digits = String(hundredths).padStart(3, '0')
  return `${groupThousands(digits.slice(0, -2))}.${digits.slice(-2)}`
}

/** '100,000' for 100000 */
export function groupThousands(digits: number | string): string {
  return String(digits).replace(/\B(?=(\d{3})+$)/g, ',')
}
