import { getCountryDataList } from 'countries-list'
import { decimalsOf, symbolOf } from '#machines/rules/currency.ts'
import { DEFAULT_SYMBOL } from '#machines/rules/rules.ts'
import type { Country } from '#src/contract/entities.ts'

export interface CountryOption extends Country {
  /** ISO 3166-1, two letters */
  code: string
  /** ISO 3166-1, three letters */
  alpha3: string
  native: string
  /** other and former names */
  aliases: readonly string[]
}

/** Every country by its English name; territories that are part of another country are left out (SIGN-8). */
export const countryOptions: readonly CountryOption[] = getCountryDataList()
  .filter(({ partOf }) => partOf === undefined)
  .map(({ iso2, iso3, name, native, alias = [], currency }) => ({
    code: iso2,
    alpha3: iso3,
    name,
    native,
    aliases: alias,
    symbol: currencySymbol(currency[0]) ?? DEFAULT_SYMBOL,
  }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'))

/**
 * A currency's short symbol; undefined if it has none but its code. The yuan shares '¥' with the yen, which has no minor units,
 * and so takes its longer symbol 'CN¥': amounts are formatted by the symbol alone (DATA-4).
 */
export function currencySymbol(currency: string | undefined): string | undefined {
  if (currency === undefined) return undefined
  const symbol = symbolOf(currency, 'narrowSymbol')
  const decimals = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
  const isUnfit = decimals !== 0 && decimalsOf(symbol) === 0
  return symbol === currency ? undefined : isUnfit ? symbolOf(currency, 'symbol') : symbol
}
