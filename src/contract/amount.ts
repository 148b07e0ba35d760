import * as v from 'valibot'

/** Digits in front of the point that an amount may have: sums of such amounts stay exact to the cent. */
export const AMOUNT_DIGITS = 12

const IN_WORDS = `a number above 0, with at most two digits after the point and ${AMOUNT_DIGITS} before it`

/**
 * An amount above 0 as it is typed or sent: plain digits, grouped by commas or not, with at most two after the point and
 * twelve before it (DEP-5, LOAN-2, WD-3).
 */
export const amountSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((amount) => amountError(String(amount)) === undefined, `must be ${IN_WORDS}`),
  v.description(IN_WORDS),
)

/** An amount that may be 0, as an income may. */
export const incomeSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.check(
    (income) => readAmount(String(income)) === 0 || amountError(String(income)) === undefined,
    `must be 0 or ${IN_WORDS}`,
  ),
  v.description(`0 or ${IN_WORDS}`),
)

/** What is wrong with an amount as it was typed. */
export type AmountError = 'amount-missing' | 'amount-unclear' | 'amount-not-positive' | 'amount-too-long'

/** Digits with or without grouping commas, and up to two decimals. */
const AMOUNT = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/

/** A typed amount as a number; null when it cannot be read as one. '1,250.50' is 1250.5, '1e3' is no amount. */
export function readAmount(text: string): number | null {
  return AMOUNT.test(text.trim()) ? Number(plainAmount(text)) : null
}

/** The number that an amount of `amountSchema` is. */
export function amountOf(amount: v.InferOutput<typeof amountSchema>): number {
  return Number(plainAmount(String(amount)))
}

/** The first thing that is wrong with a typed amount, which must be a number above 0; undefined when nothing is. */
export function amountError(text: string): AmountError | undefined {
  const amount = readAmount(text)
  if (text.trim() === '') return 'amount-missing'
  if (amount === null) return 'amount-unclear'
  if (amount <= 0) return 'amount-not-positive'
  return Math.trunc(amount).toString().length > AMOUNT_DIGITS ? 'amount-too-long' : undefined
}

/** A typed amount as it goes over the wire: without blanks around it and without commas. */
export function plainAmount(text: string): string {
  return text.trim().replaceAll(',', '')
}
