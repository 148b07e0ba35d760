import * as v from 'valibot'
import { amountSchema as amount } from './amount.ts'
import { codeSchema } from './code.ts'
import { emailSchema, isEmail } from './email.ts'
import { countrySchema } from './entities.ts'
import { redacting } from './redact-fields.ts'

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty())
/** A password keeps its spaces. */
const secret = v.pipe(v.string(), v.nonEmpty())
const passwords = { password: 'password', confirmpassword: 'password' } as const
const file = v.instance(Blob)

export const credentialsSchema = redacting(v.object({ email: filled, password: secret }), { password: 'password' })
export const passwordRequestSchema = v.object({ email: filled })
export const passwordResetSchema = redacting(
  v.object({ password: v.string(), confirmpassword: v.string(), resetToken: v.string() }),
  { ...passwords, resetToken: 'token' },
)

/** The registration payload (SIGN-5). */
export const registrationSchema = redacting(
  v.object({
    firstName: filled,
    lastName: filled,
    middleName: filled,
    age: filled,
    city: filled,
    phone: filled,
    email: emailSchema,
    dob: filled,
    address: filled,
    maritalstatus: filled,
    gender: filled,
    accountType: filled,
    password: secret,
    confirmpassword: secret,
    accountNumber: v.pipe(v.string(), v.regex(/^[1-9]\d{9}$/)),
    country: countrySchema,
  }),
  passwords,
)

export const depositRequestSchema = v.object({
  amount,
  userId: filled,
  name: v.string(),
  email: v.string(),
  images: file,
})
export const kycRequestSchema = v.object({
  name: filled,
  userId: filled,
  email: v.string(),
  number: filled,
  front: file,
  back: file,
})
export const loanRequestSchema = v.object({
  amount,
  monthlyIncome: amount,
  homeAddress: filled,
  city: filled,
  state: filled,
  loanPurpose: filled,
  professionalStatus: filled,
  professionalCategory: filled,
  nextOfKin: filled,
  phone: filled,
  email: v.string(),
  name: v.string(),
  userId: filled,
})
export const transferRequestSchema = v.object({
  amount,
  email: v.string(),
  userId: filled,
  symbol: v.string(),
  withdrawalPath: v.picklist(['loan', 'invest']),
  transactiontype: v.picklist(['paypal', 'bank transfer', 'cashapp', 'zelle']),
  accountNumber: v.optional(v.string()),
  accountType: v.optional(v.string()),
  accountName: v.optional(v.string()),
  bankName: v.optional(v.string()),
})
export const stepRequestSchema = v.object({ transferStep: v.number() })
export const codeRequestSchema = redacting(v.object({ userOtp: codeSchema }), {
  userOtp: 'code',
})

const emailOrBlank = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || isEmail(text), 'must be an e-mail address'),
)

/** What customers may change about themselves (MOCK-1). A missing or blank field keeps its value. */
export const profileSchema = v.partial(
  v.object({
    firstName: v.string(),
    lastName: v.string(),
    middleName: v.string(),
    email: emailOrBlank,
    phone: v.string(),
    city: v.string(),
    address: v.string(),
    dob: v.string(),
    age: v.union([v.string(), v.number()]),
    gender: v.string(),
    maritalstatus: v.string(),
    accountType: v.string(),
    country: countrySchema,
  }),
)

export type Credentials = v.InferOutput<typeof credentialsSchema>
export type PasswordRequest = v.InferOutput<typeof passwordRequestSchema>
export type PasswordReset = v.InferOutput<typeof passwordResetSchema>
export type Registration = v.InferOutput<typeof registrationSchema>
export type LoanRequest = v.InferOutput<typeof loanRequestSchema>
export type Profile = v.InferOutput<typeof profileSchema>
export type TransferRequest = v.InferOutput<typeof transferRequestSchema>
export type DepositRequest = v.InferOutput<typeof depositRequestSchema>
export type KycRequest = v.InferOutput<typeof kycRequestSchema>
