import * as v from 'valibot'
import { amountSchema as amount } from './amount.ts'
import { ageSchema, ageTextSchema, birthDateSchema } from './birth.ts'
import { passwordSchema, textSchema } from './clean-text.ts'
import { codeSchema } from './code.ts'
import { cleanEmail, emailSchema } from './email.ts'
import { countrySchema } from './entities.ts'
import { phoneSchema } from './phone.ts'
import { cleanNumber } from './plain-characters.ts'
import { redacting } from './redact-fields.ts'

const EMPTY = 'must not be empty'
const filled = required(textSchema)
/** The address of an account, which may be older than the rules. */
const knownEmail = v.pipe(v.string(), v.transform(cleanEmail))
const filledEmail = required(knownEmail)
const number = v.pipe(v.string(), v.transform(cleanNumber))
const secret = required(passwordSchema)
const passwords = { password: 'password', confirmpassword: 'password' } as const
const file = v.instance(Blob)

export const credentialsSchema = redacting(v.object({ email: filledEmail, password: secret }), { password: 'password' })
export const passwordRequestSchema = v.object({ email: filledEmail })
export const passwordResetSchema = redacting(
  v.object({ password: passwordSchema, confirmpassword: passwordSchema, resetToken: v.string() }),
  { ...passwords, resetToken: 'token' },
)

/** The registration payload (SIGN-5). */
export const registrationSchema = redacting(
  v.object({
    firstName: filled,
    lastName: filled,
    middleName: filled,
    age: required(ageTextSchema),
    city: filled,
    phone: required(phoneSchema),
    email: v.pipe(emailSchema, v.nonEmpty('must be an e-mail address')),
    dob: required(birthDateSchema),
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
  email: knownEmail,
  images: file,
})
export const kycRequestSchema = v.object({
  name: filled,
  userId: filled,
  email: knownEmail,
  number: required(number),
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
  phone: required(phoneSchema),
  email: knownEmail,
  name: v.string(),
  userId: filled,
})
export const transferRequestSchema = v.object({
  amount,
  email: knownEmail,
  userId: filled,
  symbol: v.string(),
  withdrawalPath: v.picklist(['loan', 'invest']),
  transactiontype: v.picklist(['paypal', 'bank transfer', 'cashapp', 'zelle']),
  accountNumber: v.optional(number),
  accountType: v.optional(v.string()),
  accountName: v.optional(v.string()),
  bankName: v.optional(v.string()),
})
export const stepRequestSchema = v.object({ transferStep: v.number() })
export const codeRequestSchema = redacting(v.object({ userOtp: codeSchema }), {
  userOtp: 'code',
})

/** What customers may change about themselves (MOCK-1). A missing or blank field keeps its value. */
export const profileSchema = v.partial(
  v.object({
    firstName: textSchema,
    lastName: textSchema,
    middleName: textSchema,
    email: emailSchema,
    phone: phoneSchema,
    city: textSchema,
    address: textSchema,
    dob: birthDateSchema,
    age: ageSchema,
    gender: textSchema,
    maritalstatus: textSchema,
    accountType: textSchema,
    country: countrySchema,
  }),
)

/** Something has to be there, before and after it is cleaned. */
function required<const Schema extends v.GenericSchema<string, string>>(schema: Schema) {
  return v.pipe(v.string(), v.nonEmpty(EMPTY), schema, v.nonEmpty(EMPTY))
}

export type Credentials = v.InferOutput<typeof credentialsSchema>
export type PasswordRequest = v.InferOutput<typeof passwordRequestSchema>
export type PasswordReset = v.InferOutput<typeof passwordResetSchema>
export type Registration = v.InferOutput<typeof registrationSchema>
export type LoanRequest = v.InferOutput<typeof loanRequestSchema>
export type Profile = v.InferOutput<typeof profileSchema>
export type TransferRequest = v.InferOutput<typeof transferRequestSchema>
export type DepositRequest = v.InferOutput<typeof depositRequestSchema>
export type KycRequest = v.InferOutput<typeof kycRequestSchema>

/** The forms that ask for secrets. Their schemas accept empty fields; the flows report those. */
export const credentialsForm = redacting(v.object({ email: v.string(), password: passwordSchema }), {
  password: 'password',
})
export const passwordsForm = redacting(v.object({ password: passwordSchema, confirmpassword: passwordSchema }), {
  password: 'password',
  confirmpassword: 'password',
})
export const codeForm = redacting(v.object({ code: v.string() }), { code: 'code' })

/** Reads a form's current values, with its secrets redacted (SEC-4). */
export function readForm<Schema extends v.GenericSchema>(schema: Schema, form: HTMLFormElement): v.InferOutput<Schema> {
  return v.parse(schema, Object.fromEntries(new FormData(form)))
}
