import * as v from 'valibot'
import { plainCharacters } from './plain-characters.ts'

/** The most digits of a one-time code: what the bank can set, the code field can take (WD-4). */
export const CODE_LIMIT = 12

const CODE = new RegExp(`^\\d{1,${CODE_LIMIT}}$`)

/** A one-time code as it is stored and sent. Backends differ in its length, and some store it as a number. */
export const codeSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((code) => CODE.test(String(code)), `must be 1 to ${CODE_LIMIT} digits`),
  v.description(`1 to ${CODE_LIMIT} digits`),
)

/** Digits, in groups or not: '482913', '482 913', '4-8-2-9-1-3'. */
const NUMBER = /[0-9]+(?:(?: ?\p{Dash} ?|[ .·])[0-9]+)*/gu
const IN_HALVES = /^[0-9]{3}[^0-9]+[0-9]{3}$/

/**
 * The one reader of a one-time code (IN-2): the code in what was typed, pasted or suggested, in any script. It finds the number of
 * six digits, or else the only number; what has no such number, or two different ones, stays as it is.
 */
export function readCode(text: string): string {
  const plain = plainCharacters(text)
  const numbers = plain.match(NUMBER) ?? []
  const sixes = [
    ...(plain.match(/(?<![0-9])[0-9]{6}(?![0-9])/g) ?? []),
    ...numbers.filter((number) => IN_HALVES.test(number)),
  ]
  const [code, ...others] = distinct(
    sixes.length > 0 ? sixes : numbers.filter((number) => digitsOf(number).length === 6),
  )
  if (code !== undefined) return others.length === 0 ? code : plain
  // No code of six digits: digits and punctuation, or a sentence with one number in it. 'AB12' may be a code as it is.
  const isBare = /^[^\p{L}]*$/u.test(plain)
  const [number, ...more] = distinct(plain.match(/(?<=^|\s)[0-9]+(?=[\s\p{P}]|$)/gu) ?? [])
  if (isBare) return digitsOf(plain)
  return number !== undefined && more.length === 0 && numbers.length === 1 ? number : plain
}

function distinct(numbers: readonly string[]): string[] {
  return [...new Set(numbers.map(digitsOf))]
}

function digitsOf(text: string): string {
  return text.replaceAll(/[^0-9]/g, '')
}
