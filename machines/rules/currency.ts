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
