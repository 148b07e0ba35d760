import type { CountryOption } from './countries.ts'

export interface FoundCountries {
  /** the best ones first */
  countries: readonly CountryOption[]
  /** the only best one; null if the text may mean several */
  best: CountryOption | null
  /** the one whose name the text is; null if it only begins or describes one */
  exact: CountryOption | null
}

/** Names that `Intl.DisplayNames` and the countries’ own lack. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  CD: ['DR Congo', 'DRC'],
  CN: ['PRC', 'People’s Republic of China'],
  CZ: ['Czech Republic'],
  FK: ['Malvinas'],
  FO: ['Foroyar'],
  GB: ['Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  IE: ['Republic of Ireland'],
  KP: ['DPRK'],
  KR: ['Republic of Korea'],
  MM: ['Burma'],
  MO: ['Macau'],
  NL: ['Holland'],
  RU: ['Russian Federation'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland'],
  TR: ['Turkey'],
  US: ['USA', 'America', 'United States of America'],
  VA: ['Holy See'],
}

/** How well a text finds a country, the best first (IN-4). */
const CODE = 0
const NAME = 1
const WORDS = 2
const BEGINNINGS = 3
const SYMBOL = 4
const PART = 5

/** The countries that a text may mean: by code, then by whole words, then by beginnings of words, then by any part (IN-4, SIGN-8). */
export function findCountries(options: readonly CountryOption[], text: string): FoundCountries {
  const words = wordsOf(text)
  const symbol = text.trim().toLowerCase()
  if (symbol === '') return { countries: options, best: null, exact: null }
  const found = options
    .map((country) => ({ country, rank: rankOf(country, words, symbol) }))
    .filter(({ rank }) => rank <= PART)
    .sort((one, other) => one.rank - other.rank)
  const only = (isMeant: (rank: number) => boolean) => {
    const [first, second] = found.filter(({ rank }) => isMeant(rank))
    return second === undefined ? (first?.country ?? null) : null
  }
  const countries = found.map(({ country }) => country)
  return {
    countries,
    best: only((rank) => rank === found[0]?.rank && rank < PART),
    // 'no' may be the beginning of any word, 'Norway' and 'UK' are names.
    exact: only((rank) => rank === NAME) ?? byName(countries, words),
  }
}

/** Among those found by code: 'US' is also a name of its country. */
function byName(countries: readonly CountryOption[], words: readonly string[]): CountryOption | null {
  return countries.find((country) => namesOf(country).some((name) => name.join('') === words.join(''))) ?? null
}

function rankOf(country: CountryOption, words: readonly string[], symbol: string): number {
  const text = words.join('')
  // 'ST' is a code, though 'St' in a name is 'Saint'.
  if ([text, symbol].includes(country.code.toLowerCase())) return CODE
  const names = text === '' ? [] : namesOf(country)
  if (names.some((name) => name.join('') === text)) return NAME
  if (names.some((name) => words.every((word) => name.includes(word)))) return WORDS
  if (names.some((name) => words.every((word) => name.some((other) => other.startsWith(word))))) return BEGINNINGS
  if (country.symbol.toLowerCase().startsWith(symbol)) return SYMBOL
  const isPart = names.some((name) => name.join('').includes(text))
  return isPart ? PART : Number.POSITIVE_INFINITY
}

/** The words of every name, folded. */
const known = new Map<string, readonly (readonly string[])[]>()

function namesOf({ code, name, native }: CountryOption): readonly (readonly string[])[] {
  const before = known.get(code)
  if (before !== undefined) return before
  const styles = ['long', 'short'] as const
  const english = styles.map((style) => new Intl.DisplayNames('en', { type: 'region', style }).of(code) ?? name)
  const names = [...new Set([name, native, ...english, ...(OTHER_NAMES[code] ?? [])])].map(wordsOf)
  known.set(code, names)
  return names
}

/** Words without case, accents, punctuation and articles: 'Côte d’Ivoire' is 'cote d ivoire', 'U.S.' is 'us', 'St.' is 'saint'. */
function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word === 'st' ? 'saint' : word))
  const told = words.filter((word) => word !== 'the' && word !== 'and')
  // So far, nothing else may have been typed of 'The Netherlands'.
  return told.length > 0 ? told : words
}
