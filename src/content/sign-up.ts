import { labels } from './messages.ts'

export const signUpCopy = {
  progress: 'Steps',
  back: 'Back',
  choose: 'Please choose',
  registered: 'Your account has been created. The login page will open in a moment.',
  changeEmail: 'Change e-mail address',
} as const

export const signUpSteps = {
  identity: 'About you',
  contact: 'How to reach you',
  details: 'Your account',
  credentials: 'Your password',
} as const

interface TextField {
  kind: 'text'
  name: 'firstName' | 'lastName' | 'middleName' | 'age' | 'city' | 'phone' | 'email' | 'address' | 'dob'
  label: string
  type?: 'email' | 'tel' | 'date'
  inputMode?: 'numeric'
  autoComplete: string
}

interface ChoiceField {
  kind: 'choice'
  name: 'gender' | 'accountType' | 'maritalstatus'
  label: string
  autoComplete?: 'sex'
  options: readonly string[]
}

interface CountryField {
  kind: 'country'
  name: 'country'
  label: string
}

export type SignUpFieldCopy = TextField | ChoiceField | CountryField

const address: TextField = { kind: 'text', name: 'address', label: 'Address', autoComplete: 'address-line1' }

/** The fields of each step, in order (SIGN-1, SIGN-2). */
export const signUpFields: Record<'identity' | 'contact' | 'details', readonly SignUpFieldCopy[]> = {
  identity: [
    { kind: 'text', name: 'firstName', label: labels.firstName, autoComplete: 'given-name' },
    { kind: 'text', name: 'lastName', label: labels.lastName, autoComplete: 'family-name' },
    { kind: 'text', name: 'middleName', label: labels.middleName, autoComplete: 'additional-name' },
    { kind: 'text', name: 'age', label: 'Age', inputMode: 'numeric', autoComplete: 'off' },
  ],
  contact: [
    { kind: 'text', name: 'city', label: 'City', autoComplete: 'address-level2' },
    { kind: 'text', name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
    { kind: 'text', name: 'email', label: labels.email, type: 'email', autoComplete: 'email' },
    address,
    { kind: 'text', name: 'dob', label: labels.dob, type: 'date', autoComplete: 'bday' },
  ],
  details: [
    { kind: 'country', name: 'country', label: 'Country' },
    {
      kind: 'choice',
      name: 'gender',
      label: 'Gender',
      autoComplete: 'sex',
      options: ['Female', 'Male', 'Non-binary', 'Prefer not to say'],
    },
    {
      kind: 'choice',
      name: 'accountType',
      label: labels.accountType,
      options: ['Savings', 'Checking', 'Business', 'Joint'],
    },
    {
      kind: 'choice',
      name: 'maritalstatus',
      label: labels.maritalstatus,
      options: ['Single', 'Married', 'Partnered', 'Divorced', 'Widowed'],
    },
    address,
  ],
}

export const credentialsFields = { password: labels.password, confirmpassword: 'Confirm Password' } as const

export const countryCopy = {
  placeholder: 'Type to search',
  open: 'Show all countries',
  none: 'No country found',
} as const
