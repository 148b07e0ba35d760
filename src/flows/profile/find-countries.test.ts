import { expect, test } from 'vitest'
import { countryOptions } from './countries.ts'
import { findCountries } from './find-countries.ts'

const find = (text: string) => {
  const { countries, best, exact } = findCountries(countryOptions, text)
  return { first: countries[0]?.name, best: best?.name ?? null, exact: exact?.name ?? null }
}

test.each([
  ['U.S.', 'United States'],
  ['us', 'United States'],
  ['USA', 'United States'],
  ['U.S.A.', 'United States'],
  ['America', 'United States'],
  ['United States of America', 'United States'],
  ['UK', 'United Kingdom'],
  ['England', 'United Kingdom'],
  ['great  britain', 'United Kingdom'],
  ['The Netherlands', 'Netherlands'],
  ['Holland', 'Netherlands'],
  ['Burma', 'Myanmar'],
  ['Turkey', 'Türkiye'],
  ['turkiye', 'Türkiye'],
  ['UAE', 'United Arab Emirates'],
  ['Cote d Ivoire', 'Ivory Coast'],
  ['Côte d’Ivoire', 'Ivory Coast'],
  ['St Lucia', 'Saint Lucia'],
  ['St. Kitts & Nevis', 'Saint Kitts and Nevis'],
  ['Guinea', 'Guinea'],
  ['Guinea-Bissau', 'Guinea-Bissau'],
  ['guinea bissau', 'Guinea-Bissau'],
  ['Dominica', 'Dominica'],
  ['Niger', 'Niger'],
  ['Deutschland', 'Germany'],
  ['foroyar', 'Faroe Islands'],
  ['Cape Verde', 'Cabo Verde'],
  ['Ire\u200bland ', 'Ireland'],
])('IN-4: %j is %s', (text, name) => {
  expect(find(text)).toEqual({ first: name, best: name, exact: name })
})

test.each([
  ['Dominican Rep', 'Dominican Republic'],
  ['Guinea-B', 'Guinea-Bissau'],
  ['portu', 'Portugal'],
  ['IE', 'Ireland'],
  ['ST', 'Sao Tome and Principe'],
  ['no', 'Norway'],
  ['Emirates', 'United Arab Emirates'],
])('IN-4: %j suggests %s', (text, name) => {
  expect(find(text)).toMatchObject({ first: name, best: name })
})

test.each(['Dominican Rep', 'Guinea-B', 'portu', 'no', 'Korea', '', '€', 'xyz'])(
  'IN-4: %j is the whole name of no country, so leaving the field chooses none',
  (text) => {
    expect(find(text).exact).toBeNull()
  },
)

test.each([
  ['Korea', ['North Korea', 'South Korea']],
  ['Virgin Islands', ['British Virgin Islands', 'U.S. Virgin Islands']],
])('IN-4: %j may be one of several: both are shown first, and none is suggested', (text, names) => {
  const { countries, best } = findCountries(countryOptions, text)
  expect([countries.slice(0, 2).map(({ name }) => name), best]).toEqual([names, null])
})

test('IN-4: while only the article is typed, the list is not empty', () => {
  expect(findCountries(countryOptions, 'The').countries.map(({ name }) => name)).toContain('Netherlands')
})

test.each(['xyz', '!!', '…'])('IN-4: %j finds nothing', (text) => {
  expect(findCountries(countryOptions, text).countries).toEqual([])
})

test('SIGN-8: a currency symbol finds its countries', () => {
  const { countries, best } = findCountries(countryOptions, '₦')
  expect([countries.map(({ name }) => name), best?.name]).toEqual([['Nigeria'], 'Nigeria'])
  expect(findCountries(countryOptions, '€').countries.every(({ symbol }) => symbol === '€')).toBe(true)
})

test('SIGN-8: every country is found by its own name, the English and the native one', () => {
  for (const { name, native } of countryOptions) {
    expect(findCountries(countryOptions, name).countries[0]?.name).toBe(name)
    expect(findCountries(countryOptions, native).countries.some((found) => found.name === name)).toBe(true)
  }
})
