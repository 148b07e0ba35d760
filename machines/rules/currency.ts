import { type AmountReading, type Currency, readAmount } from '#src/contract/amount.ts'
import { DEFAULT_SYMBOL } from './rules.ts'

/** The symbols of currencies without minor units, from `Intl`. Symbols shared with a currency that has minor units are left out. */
const WITHOUT_MINOR_UNITS = new Set('¥ ₩ ₫ ₲ ₭ ؋ Ar CF CFPF F\u202fCFA FCFA FG Ft K L£ RF Rp'.split(' '))

/** The customer's currency symbol; '$' when their country has none (DATA-4). */
export function moneySymbol(symbol: string | null | undefined): string {
  return symbol?.trim() || DEFAULT_SYMBOL
}

/** The decimals of a currency: 0 for '¥' and the like (DATA-4). */
export function decimalsOf(symbol: string | null | undefined): 0 | 2 {
  return WITHOUT_MINOR_UNITS.has(moneySymbol(symbol)) ? 0 : 2
}

/**
 * Rounds a limit down to the currency's smallest unit, so that the amount shown can be withdrawn (WD-2). Tolerates the rounding errors
 * of sums.
 */
export function roundDown(limit: number, symbol: string | null | undefined): number {
  const scale = 10 ** decimalsOf(symbol)
  const units = limit * scale
  return Math.floor(units + 1e-3 + Math.abs(units) * Number.EPSILON * 4) / scale
}

/** Rounds to the currency's smallest unit, a half away from zero. */
export function roundToUnit(amount: number, symbol: string | null | undefined): number {
  const scale = 10 ** decimalsOf(symbol)
  return (Math.sign(amount) * Math.round(Math.abs(amount) * scale)) / scale
}

/** The currency of a symbol, for the reader of amounts (IN-1). */
export function currencyOf(country: string | null | undefined): Currency {
  const symbol = moneySymbol(country)
  return { symbol, decimals: decimalsOf(country), hasCode: (code) => isCodeOf(symbol, code) }
}

/** The amount that was typed, read in this currency (IN-1). */
export function amountIn(text: string, country: string | null | undefined): AmountReading {
  return readAmount(text, currencyOf(country))
}

/**
 * Whether a currency has this symbol. Of those that share one, such as '$', only the one that has it in every context does; if none
 * has, as with 'kr', all do.
 */
function isCodeOf(symbol: string, code: string): boolean {
  const currencies = Intl.supportedValuesOf('currency')
  if (!currencies.includes(code)) return false
  if (code === symbol.toUpperCase() || symbolOf(code, 'symbol') === symbol) return true
  return symbolOf(code, 'narrowSymbol') === symbol && !currencies.some((other) => symbolOf(other, 'symbol') === symbol)
}

/** How English writes a currency: 'CA$', or, narrowly, '$'; its code if it has no symbol. */
export function symbolOf(currency: string, currencyDisplay: 'narrowSymbol' | 'symbol'): string | undefined {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value
}
