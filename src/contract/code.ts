import * as v from 'valibot'

/** The most digits of a one-time code: what the bank can set, the code field can take (WD-4). */
export const CODE_LIMIT = 12

const CODE = new RegExp(`^\\d{1,${CODE_LIMIT}}$`)

/** A one-time code as it is stored and sent. Backends differ in its length, and some store it as a number. */
export const codeSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((code) => CODE.test(String(code)), `must be 1 to ${CODE_LIMIT} digits`),
  v.description(`1 to ${CODE_LIMIT} digits`),
)
