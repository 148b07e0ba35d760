import { countries } from 'countries-list'
import type { Plugin } from 'vite'

const PACKAGE = 'countries-list'
const SHORT = '\0countries-list'

/** Reduces the package's country data to the fields that the product uses, which halves their size. */
export function countryList(): Plugin {
  return {
    name: 'larkspur:country-list',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === PACKAGE ? SHORT : null),
    load: (id) => (id === SHORT ? `export const countries = ${JSON.stringify(shortened())}` : null),
  }
}

function shortened() {
  const rows = Object.entries(countries).map(([code, country]) => {
    const { name, native, currency } = country
    return [
      code,
      { name, native, currency: currency.slice(0, 1), ...('partOf' in country ? { partOf: country.partOf } : {}) },
    ]
  })
  return Object.fromEntries(rows)
}
