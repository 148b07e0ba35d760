import type { CountryOption } from './countries.ts'

export interface FoundCountries {
  /** the best ones first */
  countries: readonly CountryOption[]
  /** the only best one; null if the text may mean several */
  best: CountryOption | null
  /** the one whose name the text is; null if it only begins or describes one */
  exact: CountryOption | null
}

/** Names that `Intl.DisplayNames` and the list of countries lack, and those that are more than former ones. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  BN: ['Brunei Darussalam'],
  BQ: ['Bonaire, Sint Eustatius and Saba'],
  CN: ['PRC', 'PR China', 'People’s Republic of China'],
  FK: ['Malvinas', 'Falkland Islands (Malvinas)'],
  FO: ['Foroyar'],
  GB: [
    'Britain',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
    'United Kingdom of Great Britain and Northern Ireland',
  ],
  KP: ['DPR Korea', 'Democratic People’s Republic of Korea'],
  KR: ['Republic of Korea'],
  LA: ['Lao People’s Democratic Republic'],
  MF: ['Saint Martin (French part)'],
  PS: ['State of Palestine'],
  SK: ['Slovak Republic'],
  SX: ['Sint Maarten (Dutch part)'],
  TW: ['Republic of China', 'Taiwan, Province of China'],
  US: ['America'],
  VA: ['Holy See (Vatican City State)'],
}

/** How well a text finds a country, the best first (IN-4). */
const CODE = 0
const NAME = 1
const FORM = 2
const SHORTENED = 3
const WORDS = 4
const BEGINNINGS = 5
const ALIAS = 6
const SYMBOL = 7
const PART = 8
const NOT = Number.POSITIVE_INFINITY

/** As in a register: 'Tanzania, United Republic of', 'Iran (Islamic Republic of)'. */
const INVERTED = /^([^,(]+)[,(]([^,()]+)\)?\s*$/
/** The form of a state before its name, as in 'United Republic of Tanzania'. Georgia is a state of the US, too. */
const FORMS =
  /^(?!state of georgia$)(?:(?:arab|bolivarian|commonwealth|democratic|duchy|federal|federated|federative|former|grand|hashemite|independent|islamic|kingdom|people|peoples|plurinational|principality|republic|s|socialist|states?|sultanate|united|yugoslav) )+of /

/** The countries that a text may mean: by code, by name, shortened ('Rep. of Korea'), by whole words, by beginnings of words, then by any part (IN-4, SIGN-8). */
export function findCountries(options: readonly CountryOption[], text: string): FoundCountries {
  const sought = soughtIn(text)
  if (sought.symbol === '') return { countries: options, best: null, exact: null }
  const found = options
    .map((country) => ({ country, rank: rankOf(country, sought) }))
    .filter(({ rank }) => rank <= PART)
    .sort((one, other) => one.rank - other.rank)
  const countries = found.map(({ country }) => country)
  const [first] = found
  return {
    countries,
    best: onlyOne(found.filter(({ rank }) => rank === first?.rank && rank < PART))?.country ?? null,
    // 'no' may be the beginning of any word; 'Norway' is a name, and so are 'UK' and 'US'.
    exact:
      onlyOne(countries.filter((country) => isNamed(country, sought.said))) ??
      onlyOne(found.filter(({ rank }) => rank === FORM))?.country ??
      null,
  }
}

function onlyOne<Item>([item, ...others]: readonly Item[]): Item | undefined {
  return others.length === 0 ? item : undefined
}

interface Sought {
  words: readonly string[]
  /** the words together, as they stand and in order */
  said: readonly string[]
  /** the same without the form of a state */
  bare: readonly string[]
  symbol: string
}

function soughtIn(text: string): Sought {
  const orders = [text, text.replace(INVERTED, '$2 $1')].map(wordsOf)
  return {
    words: orders[0] ?? [],
    said: orders.map((words) => words.join('')),
    bare: orders.map((words) => words.join(' ').replace(FORMS, '').replaceAll(' ', '')),
    symbol: text.trim().toLowerCase(),
  }
}

function rankOf(country: CountryOption, { words, said, bare, symbol }: Sought): number {
  // 'ST' is a code, though 'St' in a name is 'Saint'.
  const isCode = (code: string) => [words.join(''), symbol].includes(code.toLowerCase())
  if (isCode(country.code) || isCode(country.alpha3)) return CODE
  const isSymbol = country.symbol.toLowerCase().startsWith(symbol)
  if (words.length === 0) return isSymbol ? SYMBOL : NOT
  const { names, aliases } = namesOf(country)
  const isBegun = (name: readonly string[]) => words.every((word) => name.some((other) => other.startsWith(word)))
  if (isNamed(country, said)) return NAME
  if (isNamed(country, bare)) return FORM
  const begun = names.filter(isBegun)
  if (words.length > 1 && begun.some((name) => lengthOf(name) === lengthOf(words))) return SHORTENED
  if (begun.some((name) => words.every((word) => word.length > 1 && name.includes(word)))) return WORDS
  if (begun.length > 0) return BEGINNINGS
  if (aliases.some(isBegun)) return ALIAS
  if (isSymbol) return SYMBOL
  return names.some((name) => name.join('').includes(words.join(''))) ? PART : NOT
}

/** 'Republic Korea' leaves out the 'of'. */
function lengthOf(words: readonly string[]): number {
  return words.filter((word) => word !== 'of').length
}

function isNamed(country: CountryOption, texts: readonly string[]): boolean {
  const { names, aliases } = namesOf(country)
  return [...names, ...aliases].some((name) => texts.includes(name.join('')))
}

/** The words of every name, folded. */
interface Names {
  names: readonly (readonly string[])[]
  aliases: readonly (readonly string[])[]
}

const known = new Map<string, Names>()

function namesOf({ code, name, native, aliases }: CountryOption): Names {
  const before = known.get(code)
  if (before !== undefined) return before
  const styles = ['long', 'short'] as const
  const english = styles.map((style) => new Intl.DisplayNames('en', { type: 'region', style }).of(code) ?? name)
  const names = new Set([name, native, ...english, ...(OTHER_NAMES[code] ?? [])])
  const found = { names: Array.from(names, wordsOf), aliases: aliases.map(wordsOf) }
  known.set(code, found)
  return found
}

/** Words without case, accents, punctuation and articles: 'Côte d’Ivoire' is 'cote d ivoire', 'People’s' is 'peoples', 'U.S.' is 'us', 'St.' is 'saint'. */
function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Lm}\p{Default_Ignorable_Code_Point}.]|(?<=\p{L})['’](?=s(?!\p{L}))/giu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word === 'st' ? 'saint' : word))
  const told = words.filter((word) => word !== 'the' && word !== 'and')
  // So far, nothing else may have been typed of 'The Netherlands'.
  return told.length > 0 ? told : words
}
