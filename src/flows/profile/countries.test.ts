import { countries } from 'countries-list'
import { expect, test } from 'vitest'
import { countryOptions, currencySymbol } from './countries.ts'

test('SIGN-8: there are 190 to 250 countries, each with a unique two-letter code and name', () => {
  expect(countryOptions.length).toBeGreaterThanOrEqual(190)
  expect(countryOptions.length).toBeLessThanOrEqual(250)
  expect(countryOptions.filter(({ code, name }) => !/^[A-Z]{2}$/.test(code) || name.trim() === '')).toEqual([])
  expect(new Set(countryOptions.map(({ name }) => name.toLowerCase())).size).toBe(countryOptions.length)
})

test('SIGN-8: about 190 have their currency’s symbol, the others a dollar sign', () => {
  const signs = countryOptions.map(({ code }) => currencySymbol(countries[code as 'IE'].currency[0]))
  const carriers = signs.filter((sign) => sign !== undefined).length
  expect(carriers).toBeGreaterThanOrEqual(185)
  expect(carriers).toBeLessThanOrEqual(195)
  expect(countryOptions.map(({ symbol }) => symbol)).toEqual(signs.map((sign) => sign ?? '$'))
})

test.each([
  ['IE', 'Ireland', '€'],
  ['JP', 'Japan', '¥'],
  ['CN', 'China', 'CN¥'],
  ['VI', 'U.S. Virgin Islands', '$'],
])('SIGN-8: the country with the code %s is %s, with the symbol %s', (code, name, symbol) => {
  const country = countryOptions.find((option) => option.code === code)
  expect({ name: country?.name, symbol: country?.symbol }).toEqual({ name, symbol })
})
