import * as v from 'valibot'

/** The most digits before the decimal point, so that sums stay exact to the cent. */
export const AMOUNT_DIGITS = 12

const IN_WORDS = `a number above 0, with at most two digits after the point and ${AMOUNT_DIGITS} before it`

/**
 * An amount above 0 as typed or sent: digits, optionally grouped by commas, at most two after the decimal point and twelve before
 * it (DEP-5, LOAN-2, WD-3).
 */
export const amountSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((amount) => amountError(String(amount)) === undefined, `must be ${IN_WORDS}`),
  v.description(IN_WORDS),
)

export type AmountError =
  | 'amount-missing'
  | 'amount-unclear'
  | 'amount-not-whole'
  | 'amount-not-positive'
  | 'amount-too-long'

/** Digits with or without grouping commas, and up to two decimals. */
const AMOUNT = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/

/** A typed amount as a number: '1,250.50' is 1250.5. Null for any other text, such as '1e3'. */
export function readAmount(text: string): number | null {
  return AMOUNT.test(text.trim()) ? Number(plainAmount(text)) : null
}

/** A valid amount as a number. */
export function amountOf(amount: v.InferOutput<typeof amountSchema>): number {
  return Number(plainAmount(String(amount)))
}

/** The first error in a typed amount; undefined if it is valid. `decimals` is 0 for a currency without minor units (DATA-4). */
export function amountError(text: string, decimals: 0 | 2 = 2): AmountError | undefined {
  const amount = readAmount(text)
  if (text.trim() === '') return 'amount-missing'
  if (amount === null) return 'amount-unclear'
  if (decimals === 0 && !Number.isInteger(amount)) return 'amount-not-whole'
  if (amount <= 0) return 'amount-not-positive'
  return Math.trunc(amount).toString().length > AMOUNT_DIGITS ? 'amount-too-long' : undefined
}

/** A typed amount as it is sent: trimmed, without commas. */
export function plainAmount(text: string): string {
  return text.trim().replaceAll(',', '')
}
