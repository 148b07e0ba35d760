import type { CustomerAnswers } from '#machines/customer-answers.ts'
import type { Depositor } from '#machines/deposit-entry.ts'
import type { KycCustomer } from '#machines/kyc-entry.ts'
import type { Applicant } from '#machines/loan-application.ts'
import type { WithdrawalFacts } from '#machines/withdrawal-facts.ts'
import type { LoginAnswer, User } from '#src/contract/entities.ts'
import { PLACEHOLDERS, standIn } from '#src/contract/placeholders.ts'
import type { Redacted, SecretKind } from '#src/contract/redacted.ts'

/**
 * What the page of the product fills in when an event is sent, so that no secret is typed or leaves that page (FLOW-3).
 */
export interface SlotValues {
  password: Redacted<'password'>
  wrongPassword: Redacted<'password'>
  newPassword: Redacted<'password'>
  code: Redacted<'code'>
  wrongCode: Redacted<'code'>
  link: Redacted<'token'>
  wrongLink: Redacted<'token'>
  picture: File
  otherFile: File
  now: number
  today: string
  signInAnswer: LoginAnswer
  customerId: string
  user: User
  answers: CustomerAnswers
  facts: WithdrawalFacts
  depositor: Depositor
  kycCustomer: KycCustomer
  applicant: Applicant
  nobody: null
}

export type SlotName = keyof SlotValues

/** What guards are asked with, and what a slot is called. A stand-in is nobody's secret. */
interface Slot<T> {
  label: string
  standIn: () => T
}

const text = (label: string, standIn: string): Slot<string> => ({ label, standIn: () => standIn })
const secret = <Kind extends SecretKind>(label: string, kind: Kind, placeholder: string): Slot<Redacted<Kind>> => ({
  label,
  standIn: () => standIn(kind, placeholder),
})
const user: User = { _id: 'stand-in' }

export const slots: { [Name in SlotName]: Slot<SlotValues[Name]> } = {
  password: secret('her password', 'password', PLACEHOLDERS.password),
  wrongPassword: secret('a wrong password', 'password', PLACEHOLDERS.wrongPassword),
  newPassword: secret('a new password', 'password', PLACEHOLDERS.newPassword),
  code: secret('her code', 'code', PLACEHOLDERS.code),
  wrongCode: secret('a wrong code', 'code', PLACEHOLDERS.wrongCode),
  link: secret('the token of her newest link', 'token', PLACEHOLDERS.link),
  wrongLink: secret('a token that is not known', 'token', PLACEHOLDERS.wrongLink),
  picture: { label: 'a specimen picture', standIn: () => new File([], 'specimen.png', { type: 'image/png' }) },
  otherFile: { label: 'a file that is no picture', standIn: () => new File([], 'notes.txt', { type: 'text/plain' }) },
  now: { label: 'the time as it is then', standIn: () => 0 },
  today: text('the day as it is then', '2026-03-02'),
  signInAnswer: {
    label: 'what the bank answers',
    standIn: () => ({ ...user, accessToken: standIn('token', PLACEHOLDERS.token) }),
  },
  customerId: text('her id', user._id),
  user: { label: 'the customer as the bank holds her', standIn: () => user },
  answers: {
    label: 'all data as the bank holds them',
    standIn: () => ({ user, loans: { loan: [] }, deposits: { deposit: [] }, kyc: null, transfers: { transfers: [] } }),
  },
  facts: {
    label: 'the customer’s facts as they are',
    standIn: () => ({
      load: 'ready',
      customerId: user._id,
      email: '',
      symbol: '',
      kyc: 'verified',
      loan: 'none',
      balance: 0,
      transferStep: 1,
      otpMessage: null,
    }),
  },
  depositor: { label: 'the customer', standIn: () => ({ userId: user._id, name: '', email: '' }) },
  kycCustomer: { label: 'the customer', standIn: () => ({ customerId: user._id, email: '' }) },
  applicant: { label: 'the customer', standIn: () => ({ userId: user._id, name: '', email: '' }) },
  nobody: { label: 'nobody', standIn: () => null },
}
