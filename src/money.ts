import { moneySymbol } from '#machines/balances.ts'

const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount as the product shows money: '-£1,234.50'; '$' when the country has no symbol (DATA-4). */
export function formatMoney(amount: number, symbol?: string | null): string {
  const digits = grouped.format(Math.abs(Number.isFinite(amount) ? amount : 0))
  const isNegative = amount < 0 && /[1-9]/.test(digits)
  return `${isNegative ? '-' : ''}${moneySymbol(symbol)}${digits}`
}
