import { fieldErrorTexts } from './field-errors.ts'
import { type SignUpFieldCopy, signUpFields } from './sign-up.ts'

export const accountSettingsCopy = {
  lead: 'What you leave blank stays as it is.',
  choose: 'Leave as it is',
  saving: 'Your details are on their way to the bank.',
  saved: 'Your details are saved. This closes in a moment.',
  user: 'Your details',
} as const

type ProfileFieldCopy = Exclude<SignUpFieldCopy, { kind: 'country' }>

const { identity, contact, details } = signUpFields

/** The sign-up fields that can be changed later, with the same names and in the same order (ACCT-2). */
export const profileFields: readonly ProfileFieldCopy[] = [
  ...identity.filter(isText),
  ...contact.filter(isText),
  ...details.filter(isChoice),
]

export const profileErrorTexts = {
  'email-unclear': fieldErrorTexts['email-unclear'],
  'email-taken': 'Another customer has this e-mail address. Please use another.',
  'phone-unclear': 'This does not look like a phone number. It needs at least five digits.',
  'dob-impossible': 'Nobody who is alive was born on that day.',
  'age-impossible': 'Please enter an age in whole years, from 1 to 130.',
} as const

function isText(copy: SignUpFieldCopy) {
  return copy.kind === 'text'
}

function isChoice(copy: SignUpFieldCopy) {
  return copy.kind === 'choice'
}
