import * as v from 'valibot'
import { PAYING_STEP } from '#machines/rules/rules.ts'
import { AMOUNT_DIGITS } from '#src/contract/amount.ts'
import { ageSchema, birthDateSchema } from '#src/contract/birth.ts'
import { codeSchema } from '#src/contract/code.ts'
import { type ContentName, contentQueries } from '#src/contract/content.ts'
import { emailSchema, isEmail } from '#src/contract/email.ts'
import { phoneSchema } from '#src/contract/phone.ts'
import { transferRequestSchema } from '#src/contract/requests.ts'
import { isoTimestampSchema as moment } from '#src/platform/clock/timestamp.ts'

const STEPS = Array.from({ length: PAYING_STEP }, (_, index) => String(index + 1))
const text = v.string()
const id = v.pipe(v.string(), v.nonEmpty())
const AMOUNT = new RegExp(`^-?\\d{1,${AMOUNT_DIGITS}}(\\.\\d{1,2})?$`)
const AMOUNT_RULE = `must be an amount in digits such as 1250 or 1250.50, with at most ${AMOUNT_DIGITS} before the point`
/** Some backends store amounts as text. */
const amount = v.pipe(
  v.union([v.number(), v.string()], AMOUNT_RULE),
  v.check((value) => AMOUNT.test(String(value)), AMOUNT_RULE),
)
/** A backend may hold something that is not a number; it then counts as 0 (DATA-3). */
const anyAmount = v.pipe(
  v.union([v.number(), v.string()], AMOUNT_RULE),
  v.check((value) => !(Math.abs(Number(value)) >= 10 ** AMOUNT_DIGITS), AMOUNT_RULE),
)
const heldAmount = v.nullable(anyAmount)
/** Stricter for edits by hand, where a value that is not a number is a mistake (DEMO-16). */
export const byHandSchema = v.looseObject({ profit: v.optional(amount), bonus: v.optional(amount) })
/** What is true of people (IN-3, IN-6), where rows are made by hand or come from a file. Rows that were stored before may be otherwise. */
export const personSchema = v.looseObject({
  email: v.optional(emailSchema),
  phone: v.nullish(phoneSchema),
  dob: v.nullish(birthDateSchema),
  age: v.nullish(ageSchema),
})
const positiveAmount = v.pipe(
  amount,
  v.check((value) => Number(value) > 0, 'must be more than 0'),
)
export const amountSchemas: readonly v.GenericSchema[] = [amount, anyAmount, positiveAmount]
const number = v.pipe(v.number(), v.finite())
const step = v.pipe(
  v.union([number, text]),
  v.check((value) => STEPS.includes(String(value)), `must be a whole number from 1 to ${PAYING_STEP}`),
)
const flag = v.boolean()
const optional = v.nullish(text)
export const storedFileSchema = v.object({ name: text, type: text, size: v.number() })
const file = v.nullable(storedFileSchema)
const owned = { _id: id, userId: id, createdAt: moment }

/**
 * Every row is checked against these, whether it comes from a call, the operator, a file, a recording or the store (DEMO-5, MOCK-2).
 * A new column is `v.nullish(…)`: rows that were stored before do not have it.
 */
export const rowSchemas = {
  users: v.strictObject({
    _id: id,
    firstName: v.nullable(text),
    lastName: v.nullable(text),
    middleName: v.nullable(text),
    email: v.pipe(v.string(), v.check(isEmail, 'must be an e-mail address')),
    phone: v.nullable(text),
    country: v.nullable(v.object({ name: text, symbol: text })),
    profit: heldAmount,
    bonus: heldAmount,
    newUser: v.nullable(flag),
    accountNumber: v.nullable(text),
    accountType: v.nullable(text),
    investStatus: v.nullable(text),
    userOtp: v.nullable(codeSchema),
    otpMessage: v.nullable(text),
    transferStep: v.nullable(step),
    dob: v.nullable(text),
    maritalstatus: v.nullable(text),
    gender: v.nullable(text),
    city: v.nullable(text),
    address: v.nullable(text),
    age: v.nullable(v.union([text, number])),
    createdAt: moment,
  }),
  credentials: v.strictObject({ _id: id, userId: id, salt: id, hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
  sessions: v.strictObject(owned),
  resets: v.strictObject({ ...owned, used: flag }),
  loans: v.strictObject({
    ...owned,
    amount: positiveAmount,
    status: v.picklist(['Pending', 'true']),
    monthlyIncome: v.nullish(amount),
    homeAddress: optional,
    city: optional,
    state: optional,
    loanPurpose: optional,
    professionalStatus: optional,
    professionalCategory: optional,
    nextOfKin: optional,
    phone: optional,
    email: optional,
    name: optional,
  }),
  deposits: v.strictObject({
    ...owned,
    amount: positiveAmount,
    status: v.picklist(['Pending', 'true', 'failed']),
    name: v.nullable(text),
    email: v.nullable(text),
    images: file,
  }),
  kyc: v.strictObject({
    ...owned,
    name: text,
    number: text,
    email: text,
    status: flag,
    front: file,
    back: file,
  }),
  transfers: v.strictObject({
    ...owned,
    amount: positiveAmount,
    status: flag,
    /** null if it is unknown: the withdrawal then counts in the total, but in neither path (DATA-3) */
    withdrawalPath: v.nullable(transferRequestSchema.entries.withdrawalPath),
    transactiontype: v.nullish(transferRequestSchema.entries.transactiontype),
    email: optional,
    symbol: optional,
    accountNumber: optional,
    accountType: optional,
    accountName: optional,
    bankName: optional,
    referenceNumber: optional,
  }),
  addresses: documentSchema('addresses', contentQueries.addresses.answer.item),
  bankdetails: documentSchema('bankdetails', contentQueries.bankdetails.answer.wrapped),
  proof: documentSchema('proof', contentQueries.proof.answer.item),
} satisfies Record<string, v.GenericSchema>

export type CollectionName = keyof typeof rowSchemas
export const COLLECTIONS = Object.keys(rowSchemas) as CollectionName[]
/** collections that hold tokens: never exported, never imported */
export const SECRET: readonly CollectionName[] = ['sessions', 'resets']
export const CONTENT_TYPES = Object.keys(contentQueries) as ContentName[]

export type Rows = { [Name in CollectionName]: v.InferOutput<(typeof rowSchemas)[Name]> }
export type UserRow = Rows['users']
/** A password hash, stored apart from the user so that no answer can contain it. */
export type CredentialRow = Rows['credentials']
export type LoanRow = Rows['loans']
export type DepositRow = Rows['deposits']
export type KycRow = Rows['kyc']
export type TransferRow = Rows['transfers']
export type DocumentRow = Rows[ContentName]
/** What is stored of an uploaded file. `preview` is a small data URL, or null if the file is not a picture. */
export type StoredFile = NonNullable<DepositRow['images']>

/** A document of the content service has the texts that the product asks for, each of which may be missing (CONTENT-1). */
function documentSchema<const Type extends string, Texts extends v.ObjectEntries>(
  type: Type,
  { entries }: { entries: Texts },
) {
  const texts = v.entriesFromList(Object.keys(entries) as (keyof Texts)[], optional)
  return v.strictObject({ _id: id, _type: v.literal(type), ...texts })
}

/** The collection and the owner of a partition, '<collection>/<owner>'; '' for what is missing. */
export function partsOf(partition: string): [collection: CollectionName, owner: string] {
  const [collection = '', owner = ''] = partition.split('/')
  return [collection as CollectionName, owner]
}
