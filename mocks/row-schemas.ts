import * as v from 'valibot'
import type { CollectionName } from './rows.ts'

const text = v.string()
const id = v.pipe(v.string(), v.nonEmpty())
const amount = v.nullable(v.union([v.number(), v.string()]))
const flag = v.boolean()
const optional = v.nullish(text)
const moment = v.pipe(v.string(), v.isoTimestamp())
const file = v.nullable(v.object({ name: text, type: text, size: v.number(), preview: v.nullable(text) }))
const owned = { _id: id, userId: id, createdAt: moment }

/** What a row must look like that comes from a file (DEMO-5). Sessions and reset tokens never stand in one. */
export const rowSchemas = {
  users: v.strictObject({
    _id: id,
    firstName: v.nullable(text),
    lastName: v.nullable(text),
    middleName: v.nullable(text),
    email: v.pipe(v.string(), v.includes('@')),
    phone: v.nullable(text),
    country: v.nullable(v.object({ name: text, symbol: text })),
    profit: amount,
    bonus: amount,
    newUser: v.nullable(flag),
    accountNumber: v.nullable(text),
    accountType: v.nullable(text),
    investStatus: v.nullable(text),
    userOtp: v.nullable(v.union([text, v.number()])),
    otpMessage: v.nullable(text),
    transferStep: v.nullable(v.union([v.number(), text])),
    dob: v.nullable(text),
    maritalstatus: v.nullable(text),
    gender: v.nullable(text),
    city: v.nullable(text),
    address: v.nullable(text),
    age: v.nullable(v.union([text, v.number()])),
    createdAt: moment,
  }),
  credentials: v.strictObject({ _id: id, userId: id, salt: id, hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
  loans: v.strictObject({
    ...owned,
    amount,
    status: v.picklist(['Pending', 'true']),
    monthlyIncome: v.nullish(v.union([v.number(), text])),
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
    amount,
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
    amount,
    status: flag,
    withdrawalPath: v.picklist(['loan', 'invest']),
    transactiontype: v.nullish(v.picklist(['paypal', 'bank transfer', 'cashapp', 'zelle'])),
    email: optional,
    symbol: optional,
    accountNumber: optional,
    accountType: optional,
    accountName: optional,
    bankName: optional,
    referenceNumber: optional,
  }),
} satisfies Partial<Record<CollectionName, v.GenericSchema>>

export type ExportedCollection = keyof typeof rowSchemas
