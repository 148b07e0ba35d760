import * as v from 'valibot'
import { plainCharacters } from './plain-characters.ts'

/** The most digits before the decimal point, so that sums stay exact to the cent. */
export const AMOUNT_DIGITS = 12

const DECIMALS = 2
const IN_WORDS = `a number above 0, with at most two digits after the point and ${AMOUNT_DIGITS} before it`

/** An amount above 0 in a request: a number, or a text that reads as one without knowing the currency (DEP-5, LOAN-2, WD-3). */
export const amountSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((amount) => readAmount(String(amount)).error === undefined, `must be ${IN_WORDS}`),
  v.description(IN_WORDS),
)

/** What an amount may be written with, besides its number. */
export interface Currency {
  /** '' for none */
  symbol: string
  decimals: 0 | 2
  /** whether this is its code by ISO 4217, in capitals */
  hasCode(code: string): boolean
}

export type AmountError =
  | 'amount-missing'
  | 'amount-unclear'
  | 'amount-separator'
  | 'amount-decimals'
  | 'amount-foreign'
  | 'amount-negative'
  | 'amount-not-whole'
  | 'amount-not-positive'
  | 'amount-too-long'

/** `plain` is the canonical text, which is sent: '1250.50'. `at` is what is at fault in the text. */
export type AmountReading =
  | { plain: string; amount: number; error?: undefined; at?: undefined }
  | { error: AmountError; at?: string | undefined; plain?: undefined; amount?: undefined }

const ANY: Currency = { symbol: '', decimals: 2, hasCode: () => false }

/**
 * The one reader of an amount above 0 (IN-1). It takes the currency's symbol and code before or behind, a plus sign, digits of any
 * script and width, groups by commas, points, apostrophes or spaces, a decimal point or comma, and '5,-'. What could be read in two
 * ways is refused.
 */
export function readAmount(text: string, currency = ANY): AmountReading {
  const { sign, ...reading } = parse(text, currency)
  if (reading.error !== undefined) return reading
  if (isMinus(sign)) return { error: 'amount-negative', at: sign }
  if (reading.amount === 0) return { error: 'amount-not-positive' }
  return Math.trunc(reading.amount) < 10 ** AMOUNT_DIGITS ? reading : { error: 'amount-too-long' }
}

/** As `readAmount`, for any figure: it may be 0, negative or longer. */
export function readFigure(text: string, currency = ANY): AmountReading {
  const { sign, ...reading } = parse(text, currency)
  return reading.error !== undefined || reading.amount === 0 || !isMinus(sign)
    ? reading
    : { plain: `-${reading.plain}`, amount: -reading.amount }
}

/** A valid amount as it is sent; a text that is none is left as it is, for the bank to refuse. */
export function plainAmount(text: string, currency = ANY): string {
  return readAmount(text, currency).plain ?? text
}

/** A valid amount of a request as a number. */
export function amountOf(amount: v.InferOutput<typeof amountSchema>): number {
  return Number(plainAmount(String(amount)))
}

function isMinus(sign: string): boolean {
  return sign !== '' && sign !== '+'
}

const COMMA = /[,،]/
const POINT = /[.。]/
const SEPARATORS = /[ ,،.。'’‘ʼ′`´٬٫]/g
/** letters and signs of a currency together, so that the whole word is named */
const STRAY = /[\p{L}\p{M}\p{Sc}]{1,20}|[^0-9 ,،.。'’‘ʼ′`´٬٫]\p{M}*/u

/** `sign` is '', '+', or a dash of any kind. */
function parse(text: string, currency: Currency): AmountReading & { sign: string } {
  const { sign, number } = bare(plainCharacters(text), currency)
  return { sign, ...readNumber(number, sign, currency) }
}

function readNumber(text: string, sign: string, currency: Currency): AmountReading {
  const stray = STRAY.exec(text)?.[0]
  if (stray !== undefined) return { error: isForeign(stray, currency) ? 'amount-foreign' : 'amount-unclear', at: stray }
  if (!/[0-9]/.test(text)) {
    const at = text[0] ?? (sign === '' ? undefined : sign)
    return at === undefined ? { error: 'amount-missing' } : { error: 'amount-unclear', at }
  }
  const groups = text.split(SEPARATORS)
  const marks = text.match(SEPARATORS) ?? []
  const point = hasDecimals(groups, marks) ? marks.pop() : undefined
  const decimals = point === undefined ? '' : (groups.pop() ?? '')
  // '1.000' is a thousand, or one with three decimals.
  const slip = point === undefined && /^[.。]$/.test(marks.join('')) ? marks[0] : groupingSlip(groups, marks)
  if (slip !== undefined) return { error: 'amount-separator', at: slip }
  if (decimals.length > DECIMALS) return { error: 'amount-decimals', at: point }
  if (currency.decimals === 0 && Number(decimals) !== 0) return { error: 'amount-not-whole', at: point }
  const whole = groups.join('').replace(/^0+(?=[0-9])/, '') || '0'
  const plain = decimals === '' ? whole : `${whole}.${decimals}`
  return { plain, amount: Number(plain) }
}

/** Whether the last mark is the decimal point. One with three digits behind it may be a thousands separator, if it is the only mark. */
function hasDecimals(groups: readonly string[], marks: readonly string[]): boolean {
  const last = kindOf(marks.at(-1) ?? '')
  if (last === '٫') return true
  if (last !== ',' && last !== '.') return false
  const others = marks.slice(0, -1).map(kindOf)
  return others.length === 0 ? groups.at(-1)?.length !== 3 : !others.includes(last)
}

/** The first mark that does not separate thousands, such as both in '1,25'; undefined if all do. */
function groupingSlip(groups: readonly string[], marks: readonly string[]): string | undefined {
  const [kind, ...others] = marks.map(kindOf)
  if (kind === undefined) return undefined
  const [first = '', ...rest] = groups
  const isFirstRight = /^[1-9][0-9]{0,2}$/.test(first)
  if (!isFirstRight || kind === '٫') return marks[0]
  const mixed = others.findIndex((other) => other !== kind)
  if (mixed >= 0) return marks[mixed + 1]
  // In India, only the last group has three digits: '1,25,000'.
  const isIndian = kind === ',' && first.length < 3 && /^(?:..,)+...$/.test(String(rest))
  return isIndian ? undefined : marks[rest.findIndex((group) => group.length !== 3)]
}

function kindOf(mark: string): string {
  if (COMMA.test(mark)) return ','
  if (POINT.test(mark)) return '.'
  return /[ ٬٫]/.test(mark) ? mark : "'"
}

/** The number without its sign, symbol and code, each of which may stand before or behind it, once. */
function bare(text: string, currency: Currency): { sign: string; number: string } {
  const symbol = plainCharacters(currency.symbol)
  const names = [
    [symbol, ...countriesIn(text, currency).map((country) => country + symbol)],
    (text.match(/(?<!\p{L})[a-z]{3}(?!\p{L})/giu) ?? []).filter((word) => currency.hasCode(word.toUpperCase())),
  ]
  let number = text
  let sign = ''
  for (let before = ''; before !== number; ) {
    before = number
    // '5,-' has no cents; yen, which have none, are also closed by '5000-'.
    number = number
      .trim()
      .replace(currency.decimals === 0 ? /(?<=[0-9][,.]?)\p{Dash}{1,2}$/u : /(?<=[0-9][,.])\p{Dash}{1,2}$/u, '')
      .trim()
    const mark = sign === '' ? (/^[+\p{Dash}]|\p{Dash}$/u.exec(number)?.[0] ?? '') : ''
    if (mark !== '') {
      sign = mark
      number = number.startsWith(mark) ? number.slice(mark.length) : number.slice(0, -mark.length)
      continue
    }
    for (const [index, forms] of names.entries()) {
      const left = forms.map((name) => without(number, name)).find((rest) => rest !== null)
      if (left === undefined || left === null) continue
      number = left
      names.splice(index, 1)
      break
    }
  }
  return { sign, number }
}

/** The letters of one's own currency's country that stand before a sign, as in 'US$' and 'JP¥'. */
function countriesIn(text: string, { hasCode }: Currency): string[] {
  return (text.match(/(?<!\p{L})[a-z]{2}(?=\p{Sc})/giu) ?? []).filter((country) =>
    [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].some((letter) => hasCode(country.toUpperCase() + letter)),
  )
}

/** The text without a name before or behind it, with the full stop of an abbreviation; null if the name is in neither place. */
function without(text: string, name: string): string | null {
  if (name === '') return null
  const isWord = /\p{L}$/u.test(name)
  const isName = (part: string) => (name.length === 1 ? part === name : part.toLowerCase() === name.toLowerCase())
  const behind = text.slice(name.length)
  if (isName(text.slice(0, name.length)) && !/^\p{L}/u.test(behind)) {
    // 'kr.5' could be five or a half. Apart from its digits, the point is refused.
    return isWord ? behind.replace(/^\.(?! ?[0-9]+$)|^\.(?= )/, '').replace(/^\.(?=[0-9]+$)/, '. ') : behind
  }
  const unstopped = isWord ? text.replace(/\.$/, '') : text
  const before = unstopped.slice(0, -name.length)
  return isName(unstopped.slice(-name.length)) && !/\p{L}$/u.test(before) ? before : null
}

/** One's own currency, if it is left over, stands there twice. */
function isForeign(word: string, { symbol, hasCode }: Currency): boolean {
  const code = word.toUpperCase()
  const isCurrency = /\p{Sc}/u.test(word) || Intl.supportedValuesOf('currency').includes(code)
  return isCurrency && word !== symbol && !hasCode(code)
}
