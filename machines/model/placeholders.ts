import type { CustomerAnswers } from '#machines/customer/customer-ref.ts'
import type { Depositor } from '#machines/deposit/deposit-entry.ts'
import type { KycCustomer } from '#machines/kyc/kyc-entry.ts'
import type { WithdrawalFacts } from '#machines/withdrawal/withdrawal-rules.ts'
import type { LoginAnswer, User } from '#src/contract/entities.ts'
import { PLACEHOLDERS, sampleSecret } from '#src/contract/placeholders.ts'
import type { Redacted, SecretKind } from '#src/contract/redacted.ts'
import { namePlaceholders } from './payload-fields.ts'

const user: User = { _id: 'stand-in' }

/** Replaced by the page with the real value when an event is sent, so no secret is typed or leaves the page (FLOW-3). */
export const placeholders = namePlaceholders({
  password: secret('their password', 'password', PLACEHOLDERS.password),
  wrongPassword: secret('a wrong password', 'password', PLACEHOLDERS.wrongPassword),
  newPassword: secret('a new password', 'password', PLACEHOLDERS.newPassword),
  code: secret('their code', 'code', PLACEHOLDERS.code),
  wrongCode: secret('a wrong code', 'code', PLACEHOLDERS.wrongCode),
  link: secret('the token of their newest link', 'token', PLACEHOLDERS.link),
  wrongLink: secret('an unknown token', 'token', PLACEHOLDERS.wrongLink),
  picture: { label: 'a specimen picture', sample: () => new File([], 'specimen.png', { type: 'image/png' }) },
  otherFile: { label: 'a file that is no picture', sample: () => new File([], 'notes.txt', { type: 'text/plain' }) },
  signInAnswer: {
    label: 'the bank’s answer',
    sample: (): LoginAnswer => ({ ...user, accessToken: sampleSecret('token', PLACEHOLDERS.token) }),
  },
  customerId: { label: 'their id', sample: () => user._id },
  user: { label: 'the customer as the bank holds them', sample: () => user },
  answers: {
    label: 'all data as the bank holds them',
    sample: (): CustomerAnswers => ({
      user,
      loans: { loan: [] },
      deposits: { deposit: [] },
      kyc: null,
      transfers: { transfers: [] },
    }),
  },
  facts: {
    label: 'the customer’s facts as they are',
    sample: (): WithdrawalFacts => ({
      load: 'ready',
      customerId: user._id,
      email: '',
      symbol: '',
      kyc: 'verified',
      loan: 'none',
      balance: 0,
      transferStep: 1,
      isCodeSpent: false,
      otpMessage: null,
    }),
  },
  customer: {
    label: 'the customer',
    sample: (): Depositor & KycCustomer => ({
      userId: user._id,
      customerId: user._id,
      name: '',
      email: '',
      symbol: '$',
      accountNumber: '',
    }),
  },
})

export type PlaceholderName = keyof typeof placeholders

/** The type of the value that replaces a placeholder. */
export type PlaceholderValue<Name extends PlaceholderName> = ReturnType<(typeof placeholders)[Name]['sample']>

function secret<Kind extends SecretKind>(label: string, kind: Kind, text: string) {
  return { label, sample: (): Redacted<Kind> => sampleSecret(kind, text) }
}
