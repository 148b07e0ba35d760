import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryOptions } from './countries.ts'
import { findCountries } from './find-countries.ts'

const find = (text: string) => {
  const { countries, best, exact } = findCountries(countryOptions, text)
  return { first: countries[0]?.name, best: best?.name ?? null, exact: exact?.name ?? null }
}

test.each([
  ['U.S.', 'United States'],
  ['America', 'United States'],
  ['England', 'United Kingdom'],
  ['great  britain', 'United Kingdom'],
  ['Holland', 'Netherlands'],
  ['Côte d’Ivoire', 'Ivory Coast'],
  ['St. Kitts & Nevis', 'Saint Kitts and Nevis'],
  ['Guinea', 'Guinea'],
  ['Guinea-Bissau', 'Guinea-Bissau'],
  ['Niger', 'Niger'],
  ['foroyar', 'Faroe Islands'],
  ['Ire\u200bland ', 'Ireland'],
  ['Macedonia, the former Yugoslav Republic of', 'North Macedonia'],
  ['ＵＫ', 'United Kingdom'],
  ['United Republic of Tanzania', 'Tanzania'],
  ['Korea, Democratic People’s Republic of', 'North Korea'],
  ['Congo, Democratic Republic of the', 'Democratic Republic of the Congo'],
  ['Bolivia, Plurinational State of', 'Bolivia'],
  ['Lao People’s Democratic Republic', 'Laos'],
  ['Virgin Islands, British', 'British Virgin Islands'],
  ['Bahamas (the)', 'Bahamas'],
  ['Republic of China', 'Taiwan'],
  ['People’s Republic of China', 'China'],
  ['P.R. China', 'China'],
  ['China, PR', 'China'],
  ['Korea, Republic of', 'South Korea'],
])('IN-4: %j is %s', (text, name) => {
  expect(find(text)).toEqual({ first: name, best: name, exact: name })
})

test.each([
  ['Dominican Rep', 'Dominican Republic'],
  ['ST', 'Sao Tome and Principe'],
  ['no', 'Norway'],
  ['Emirates', 'United Arab Emirates'],
  ['Viet N', 'Vietnam'],
  ['S. Korea', 'South Korea'],
  ['N Korea', 'North Korea'],
  ['Korea, Rep.', 'South Korea'],
  ['Rep. of Korea', 'South Korea'],
  ['Republic Korea', 'South Korea'],
  ['Korea, Dem. Rep.', 'North Korea'],
  ['Congo, Dem. Rep.', 'Democratic Republic of the Congo'],
  ['Congo, Rep.', 'Republic of the Congo'],
  ['Ivoire', 'Ivory Coast'],
])('IN-4: %j suggests %s', (text, name) => {
  expect(find(text)).toMatchObject({ first: name, best: name })
})

test.each(['Dominican Rep', 'no', 'Korea', 'Congo', 'State of Georgia', 'Georgia, USA', '', 'xyz'])(
  'IN-4: %j is the whole name of no country, so leaving the field chooses none',
  (text) => {
    expect(find(text).exact).toBeNull()
  },
)

test.each([
  ['Korea', ['North Korea', 'South Korea']],
  ['Congo', ['Democratic Republic of the Congo', 'Republic of the Congo']],
  ['Virgin Islands', ['British Virgin Islands', 'U.S. Virgin Islands']],
])('IN-4: %j may be one of several: both are shown first, and none is suggested', (text, names) => {
  const { countries, best } = findCountries(countryOptions, text)
  expect([countries.slice(0, 2).map(({ name }) => name), best]).toEqual([names, null])
})

test.each(['D', 'S', 'I', 'Rep.'])('IN-4: %j begins many names, so none is suggested', (text) => {
  expect(find(text).best).toBeNull()
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

test('IN-4: every code finds its country first, and highlights it', () => {
  for (const { code, alpha3, name } of countryOptions)
    expect([code, alpha3.toLowerCase()].map(find)).toMatchObject(Array(2).fill({ first: name, best: name }))
})

const named = fc.constantFrom(
  ...countryOptions.flatMap(({ name, native, aliases }) =>
    [name, native, ...aliases].map((said) => [said, name] as const),
  ),
)

test('IN-4: no name is that of two countries, however it is written', () => {
  const written = fc.constantFrom<(name: string) => string>(
    (name) => name,
    (name) => name.toUpperCase(),
    (name) => ` ${name.normalize('NFD')}. `,
    (name) => name.replaceAll("'", '’'),
    (name) => name.replaceAll(' ', '\u00a0'),
    (name) => `The ${name}`,
    (name) => name.replace(/^([^ ,(]+) ([^,(]+)$/, '$2, $1'),
  )
  fc.assert(
    fc.property(named, written, ([said, name], write) => {
      expect([write(said), find(write(said)).exact]).toEqual([write(said), name])
    }),
    { numRuns: 2_000 },
  )
})

test('IN-4: what is suggested or chosen is among what is found', () => {
  fc.assert(
    fc.property(named, fc.nat(30), fc.nat(30), ([said], from, length) => {
      const { countries, best, exact } = findCountries(countryOptions, said.slice(from, from + length))
      for (const country of [best, exact]) expect(country === null || countries.includes(country)).toBe(true)
    }),
  )
})
