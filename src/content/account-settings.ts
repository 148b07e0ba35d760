import { type SignUpFieldCopy, signUpFields } from './sign-up.ts'

export const accountSettingsCopy = {
  lead: 'Fields that you leave blank stay unchanged. If you change the country, your amounts get its currency symbol. They are not converted.',
  choose: 'Leave unchanged',
  saving: 'Saving your details',
  saved: 'Your details have been saved. This will close in a moment.',
  kept: 'We received no answer, but your details have been saved: the bank has them as they are here.',
} as const

const { identity, contact, details } = signUpFields

/** The sign-up's fields, each once (ACCT-2). */
export const profileFields: readonly SignUpFieldCopy[] = [
  ...identity,
  ...contact,
  ...details.filter((copy) => !contact.includes(copy)),
]
