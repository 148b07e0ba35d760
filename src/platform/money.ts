import { decimalsOf, moneySymbol } from '#machines/rules/currency.ts'
import { PLANS, type PlanId } from '#machines/rules/rules.ts'

const NO_BREAK_SPACE = '\u00a0'
const LEFT_TO_RIGHT_MARK = '\u200e'

/** '−£1,234.50', '¥1,235', 'kr\u00a01,234.50'; with '$' if the country has no symbol (DATA-4). */
export function formatMoney(amount: number, symbol?: string | null): string {
  const digits = groupDigits(Math.abs(amount) < 1e21 ? Math.abs(amount) : 0, decimalsOf(symbol))
  const isNegative = amount < 0 && /[1-9]/.test(digits)
  return `${isNegative ? '−' : ''}${withSymbol(digits, symbol)}`
}

/** What came in or went out, with its sign: '+£3,890.00', '−£187.00' (OVER-4). */
export function formatMovement(amount: number, symbol?: string | null): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : ''
  return sign + formatMoney(Math.abs(amount), symbol)
}

/** A plan's limits in the customer's own currency, in whole units: '$1,000-$4,999' (INV-2). */
export function planRange(plan: PlanId, symbol?: string | null): string {
  const { from, to } = PLANS[plan]
  return [from, to].map((limit) => withSymbol(groupThousands(limit), symbol)).join('-')
}

/** '1,234.50' for 1234.5 */
export function groupHundredths(value: number): string {
  return groupDigits(value, 2)
}

/**
 * '1,235' or '1,234.50' for 1234.5, as `Intl` formats it in English, for values from 0 to below 1e21. `Intl.NumberFormat` itself
 * takes a phone 75 ms on first use, for which the first page with money would wait (PERF-2).
 */
export function groupDigits(value: number, decimals: 0 | 2): string {
  const [whole = '0', fraction = ''] = (value < 1e-6 ? '0' : String(value)).split('.')
  const isRoundedUp = Number(fraction[decimals] ?? 0) >= 5
  const units = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0')) + BigInt(isRoundedUp)
  const digits = String(units).padStart(decimals + 1, '0')
  const end = digits.length - decimals
  return decimals === 0 ? groupThousands(digits) : `${groupThousands(digits.slice(0, end))}.${digits.slice(end)}`
}

/** '100,000' for 100000 */
export function groupThousands(digits: number | string): string {
  return String(digits).replace(/\B(?=(\d{3})+$)/g, ',')
}

/**
 * As `Intl` does it: a space follows a symbol that ends in a letter or a full stop, so that it does not run into the digits. After an
 * Arabic symbol ('؋'), a mark keeps the digits, and a plan's other limit, on its right.
 */
function withSymbol(digits: string, country: string | null | undefined): string {
  const symbol = moneySymbol(country)
  const mark = /\p{Script=Arabic}/u.test(symbol) ? LEFT_TO_RIGHT_MARK : ''
  return `${symbol}${/\P{S}$/u.test(symbol) ? NO_BREAK_SPACE : ''}${mark}${digits}`
}
