import { own } from '#src/contract/own.ts'
import type { RecordKind } from '#src/contract/records.ts'
import { inWords } from '#src/ui/in-words.ts'

/** What a row of the bank is called. */
const ROWS: Readonly<Record<RecordKind, string>> = {
  users: 'customer record',
  loans: 'loan',
  deposits: 'deposit',
  kyc: 'identity check',
  transfers: 'withdrawal',
  content: 'content document',
}

/** Fields whose own name, in words, would puzzle. */
const FIELDS: Readonly<Record<string, string>> = {
  transferStep: 'withdrawal step',
  userOtp: 'one-time code',
  otpMessage: 'message with the code',
  dob: 'date of birth',
  maritalstatus: 'marital status',
  images: 'proof of payment',
  transactiontype: 'method',
  brief: 'what they did',
  newUser: 'new-customer status',
  investStatus: 'investing',
}

export function rowWords(kind: string): string {
  return own(ROWS, kind) ?? inWords(kind)
}

/** 'a deposit', 'an identity check' */
export function aRow(kind: string): string {
  const words = rowWords(kind)
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
}

/** 'deposits', and for one 'deposit' */
export function rowsWords(kind: string, count = 2): string {
  return count === 1 ? rowWords(kind) : `${rowWords(kind)}s`
}

/** The field of a row: 'withdrawal step' for 'transferStep'. */
export function fieldWords(field: string): string {
  return own(FIELDS, field) ?? inWords(field)
}
