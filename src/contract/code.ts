import * as v from 'valibot'
import { plainCharacters } from './plain-characters.ts'

/** The most digits of a one-time code: what the bank can set, the code field can take (WD-4). */
const CODE_LIMIT = 12

const CODE = new RegExp(`^\\d{1,${CODE_LIMIT}}$`)

/** A one-time code as it is stored and sent. Backends differ in its length, and some store it as a number. */
export const codeSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((code) => CODE.test(String(code)), `must be 1 to ${CODE_LIMIT} digits`),
  v.description(`1 to ${CODE_LIMIT} digits`),
)

/** Digits, in groups or not: '482913', '482 913', '4-8-2-9-1-3'. */
const NUMBER = /[0-9]+(?:(?: ?\p{Dash} ?|[ .·])[0-9]+)*/gu
const SIX = /^[0-9]{6}$/
const IN_PARTS = /^(?:[0-9]{3}[^0-9]+[0-9]{3}|(?:[0-9]{2}[^0-9]+){2}[0-9]{2}|(?:[0-9][^0-9]+){5}[0-9])$/
const DATE = /^(?:[0-9]{1,2}[.][0-9]{1,2}[.][0-9]{2,4}|(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2})$/
const TIME = /(?<![0-9:])[0-2]?[0-9]:[0-5][0-9](?::[0-5][0-9])?(?![0-9:])/g

/**
 * The one reader of a one-time code (IN-2): the code in what was typed, pasted or suggested, in any script. It finds the number of
 * six digits, the one behind the word 'code' first, or else the only number. Nothing is guessed: what has no such number, or another one that may be the code, stays as it is.
 */
export function readCode(text: string): string {
  // A spreadsheet adds decimals to it.
  const plain = plainCharacters(text).replace(/(?<=[0-9]{6})[.,]0{1,2}$/, '')
  const numbers = numbersIn(plain)
  const runs = numbers.filter((number) => SIX.test(number))
  const [named, ...others] = distinct(runs.filter((run) => isNamed(run, plain)))
  // No other number is a rival of the one that is named.
  if (named !== undefined && others.length === 0) return named
  const codes = distinct([...runs, ...numbers.filter((number) => IN_PARTS.test(number) && !DATE.test(number))])
  // '555 150' may be a part of anything; six digits in a row are beaten by nothing shorter.
  const rivals = rivalsAmong(numbers, runs.length > 0 ? 7 : 4)
  if (codes.length > 0)
    return codes.length === 1 && distinct([...codes, ...rivals]).length === 1 ? (codes[0] ?? '') : plain
  const [grouped, ...more] = rivals
  if (grouped !== undefined && more.length === 0 && digitsOf(grouped).length === 6) return digitsOf(grouped)
  return onlyNumber(plain, numbers) ?? plain
}

/** 'Your code: 482913', '482913 is your Larkspur code' */
function isNamed(number: string, plain: string): boolean {
  const behind = `\\bcode\\b[^0-9.,;()/]{0,12}${number}(?![0-9])`
  const before = `(?<![0-9])${number} (?:is|as)\\b[^0-9.]{0,30}\\bcode\\b`
  return new RegExp(`${behind}|${before}`, 'i').test(plain)
}

/** Without the times. Six digits in a row stand alone between others of the kind, and anywhere among words: a line ends there, or minutes follow. */
function numbersIn(plain: string): string[] {
  const isAmongWords = /[\p{L}:]/u.test(plain)
  const written = plain.replace(TIME, ':').match(NUMBER) ?? []
  const numbers = isAmongWords ? written.flatMap(clausesOf) : written
  return numbers.flatMap((number) => {
    const parts = number.split(/(?<!\p{Dash}) (?!\p{Dash})/u)
    return parts.every((part) => SIX.test(part)) || (isAmongWords && parts.some((part) => SIX.test(part)))
      ? parts
      : [number]
  })
}

/** '482913 - 10' of '482913 - 10 minutes' is two, and '482 - 913' is one. */
function clausesOf(number: string): string[] {
  const clauses = number.split(/ \p{Dash} /u)
  return clauses.some((clause) => digitsOf(clause).length === 6) ? clauses : [number]
}

/** The numbers with at least so many digits that are no dates. */
function rivalsAmong(numbers: readonly string[], digits: number): string[] {
  return numbers.filter((number) => digitsOf(number).length >= digits && !DATE.test(number))
}

/** Of digits and punctuation all digits, such as '(482) 9-13'. Among words the only number, but 'AB12' may be a code as it is. */
function onlyNumber(plain: string, numbers: readonly string[]): string | undefined {
  const [number = ''] = numbers
  const isOnly = numbers.length <= 1
  if (/^[^\p{L}]*$/u.test(plain)) return isOnly || digitsOf(plain).length === 6 ? digitsOf(plain) : undefined
  const isApart = plain.split(/\s+/).some((word) => /^[0-9]+\p{P}*$/u.test(word))
  const isWhole = (isApart || /[^0-9]/.test(number)) && !/\p{L}\p{Dash}?[0-9]/u.test(plain)
  return isOnly && isWhole ? digitsOf(number) : undefined
}

function distinct(numbers: readonly string[]): string[] {
  return [...new Set(numbers.map(digitsOf))]
}

function digitsOf(text: string): string {
  return text.replaceAll(/[^0-9]/g, '')
}
