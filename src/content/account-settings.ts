import { fieldErrorTexts } from './field-errors.ts'
import { type SignUpFieldCopy, signUpFields } from './sign-up.ts'

export const accountSettingsCopy = {
  lead: 'Fields that you leave blank stay unchanged.',
  choose: 'Leave unchanged',
  saving: 'Saving your details',
  saved: 'Your details have been saved. This will close in a moment.',
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
  'email-taken': 'This e-mail address belongs to another customer. Please use a different one.',
  'phone-unclear': 'This does not look like a phone number. It needs at least five digits.',
  'dob-impossible': 'Please check the date of birth.',
  'age-impossible': 'Please enter an age in whole years, from 1 to 130.',
} as const

function isText(copy: SignUpFieldCopy) {
  return copy.kind === 'text'
}

function isChoice(copy: SignUpFieldCopy) {
  return copy.kind === 'choice'
}
