import * as v from 'valibot'
import { ANSWERED_SECRETS, redacting } from './redact-fields.ts'

/** The backend may send amounts as strings or omit them; they are parsed before they are added up (DATA-3). */
const amount = v.nullish(v.union([v.number(), v.string()]))
const text = v.nullish(v.string())
/** Depending on the record, a word or a boolean. */
const status = v.nullish(v.union([v.string(), v.boolean()]))

export const countrySchema = v.object({ name: v.string(), symbol: v.string() })

/** A user as the backend sends it. Everything but the id may be missing. */
const plainUserSchema = v.looseObject({
  _id: v.pipe(v.string(), v.nonEmpty()),
  firstName: text,
  lastName: text,
  middleName: text,
  email: text,
  phone: text,
  country: v.nullish(v.looseObject({ name: text, symbol: text })),
  profit: amount,
  bonus: amount,
  newUser: v.nullish(v.boolean()),
  accountNumber: text,
  accountType: text,
  investStatus: text,
  userOtp: v.nullish(v.union([v.string(), v.number()])),
  otpMessage: text,
  transferStep: v.nullish(v.union([v.number(), v.string()])),
  dob: text,
  maritalstatus: text,
  gender: text,
  city: text,
  address: text,
  age: v.nullish(v.union([v.number(), v.string()])),
})

export const userSchema = answered(plainUserSchema)

export const depositSchema = answered(v.looseObject({ _id: v.string(), amount, status, createdAt: text }))
export const loanSchema = answered(v.looseObject({ _id: v.string(), amount, status, createdAt: text }))
/** Checked by hand, because valibot's object schema takes over 200 ms for the 100,000 rows that a history may have. */
export const transferSchema = v.custom<Transfer>(isTransfer, 'Not a transfer')
export const kycSchema = answered(
  v.looseObject({ _id: v.string(), name: text, number: text, status: v.nullish(v.boolean()) }),
)

export const loginAnswerSchema = answered(
  v.looseObject({ ...plainUserSchema.entries, accessToken: v.pipe(v.string(), v.nonEmpty()) }),
)
export const loansAnswerSchema = v.looseObject({ loan: v.array(loanSchema), totalAmount: amount })
export const depositsAnswerSchema = v.looseObject({ deposit: v.array(depositSchema) })
export const kycAnswerSchema = v.nullable(kycSchema)
export const transfersAnswerSchema = v.looseObject({
  transfers: v.array(transferSchema),
  totalAmountTransferred: amount,
})

/** Redacts the secrets in an answer. */
function answered<Schema extends v.GenericSchema<object, object>>(schema: Schema) {
  return redacting(schema, ANSWERED_SECRETS)
}

export type Amount = v.InferOutput<typeof amount>
export type Country = v.InferOutput<typeof countrySchema>
export type User = v.InferOutput<typeof userSchema>
export type Deposit = v.InferOutput<typeof depositSchema>
export type Loan = v.InferOutput<typeof loanSchema>
export interface Transfer {
  [field: string]: unknown
  _id: string
  /** as `Amount` */
  amount?: string | number | null | undefined
  status?: string | boolean | null
  createdAt?: string | null
  withdrawalPath?: string | null
}
export type LoginAnswer = v.InferOutput<typeof loginAnswerSchema>
export type LoansAnswer = v.InferOutput<typeof loansAnswerSchema>
export type DepositsAnswer = v.InferOutput<typeof depositsAnswerSchema>
export type KycAnswer = v.InferOutput<typeof kycAnswerSchema>
export type TransfersAnswer = v.InferOutput<typeof transfersAnswerSchema>

/** As they are sent and stored by the backend, with their secrets in plain text. */
export type PlainUser = v.InferInput<typeof userSchema>
export type PlainLoginAnswer = v.InferInput<typeof loginAnswerSchema>
export type PlainKyc = v.InferInput<typeof kycSchema>
export type PlainDeposit = v.InferInput<typeof depositSchema>

function isTransfer(row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false
  const { _id, amount, status, createdAt, withdrawalPath } = row as Record<string, unknown>
  return (
    typeof _id === 'string' &&
    isMissingOr(amount, 'number', 'string') &&
    isMissingOr(status, 'string', 'boolean') &&
    isMissingOr(createdAt, 'string') &&
    isMissingOr(withdrawalPath, 'string')
  )
}

function isMissingOr(value: unknown, ...types: string[]): boolean {
  return value === undefined || value === null || types.includes(typeof value)
}
