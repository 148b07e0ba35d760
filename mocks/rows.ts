import type { Amount } from '#src/contract/entities.ts'

export interface Row {
  _id: string
}

/** A row that belongs to a customer. */
export interface OwnedRow extends Row {
  userId: string
  /** ISO 8601, in UTC */
  createdAt: string
}

export interface UserRow extends Row {
  firstName: string
  lastName: string
  middleName: string
  email: string
  phone: string
  country: { name: string; symbol: string }
  profit: Amount
  bonus: Amount
  newUser: boolean
  accountNumber: string
  accountType: string
  investStatus: string
  userOtp: string
  otpMessage: string
  transferStep: number
  dob: string
  maritalstatus: string
  gender: string
  city: string
  address: string
  age: string | number
  createdAt: string
}

/** A password as the backend keeps it, apart from the user so that no answer can carry it. */
export interface CredentialRow extends Row {
  userId: string
  salt: string
  hash: string
}

/** An access token; it is its own id. */
export interface SessionRow extends OwnedRow {}

/** The token of a reset mail; it is its own id. */
export interface ResetRow extends OwnedRow {
  used: boolean
}

export interface LoanRow extends OwnedRow {
  amount: Amount
  status: 'Pending' | 'true'
  monthlyIncome?: Amount
  homeAddress?: string
  city?: string
  state?: string
  loanPurpose?: string
  professionalStatus?: string
  professionalCategory?: string
  nextOfKin?: string
  phone?: string
  email?: string
  name?: string
}

export interface DepositRow extends OwnedRow {
  amount: Amount
  status: 'Pending' | 'true' | 'failed'
  name: string
  email: string
  images: StoredFile | null
}

export interface KycRow extends OwnedRow {
  name: string
  number: string
  email: string
  status: boolean
  front: StoredFile | null
  back: StoredFile | null
}

export interface TransferRow extends Row {
  /** left out, as the rest, in a generated row: it is one of 100,000 and says only what is shown */
  userId?: string | undefined
  createdAt: string
  amount: Amount
  status: boolean
  withdrawalPath: 'loan' | 'invest'
  transactiontype?: 'paypal' | 'bank transfer' | 'cashapp' | 'zelle' | undefined
  email?: string | undefined
  symbol?: string | undefined
  accountNumber?: string | undefined
  accountType?: string | undefined
  accountName?: string | undefined
  bankName?: string | undefined
  referenceNumber?: string | undefined
}

/** What is kept of an uploaded file. */
export interface StoredFile {
  name: string
  type: string
  /** bytes */
  size: number
  /** a small data URL, or null when there is no picture of it */
  preview: string | null
}

export interface Rows {
  users: UserRow
  credentials: CredentialRow
  sessions: SessionRow
  resets: ResetRow
  loans: LoanRow
  deposits: DepositRow
  kyc: KycRow
  transfers: TransferRow
}

export type CollectionName = keyof Rows
