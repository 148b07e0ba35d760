import type { SignUpDraft } from '#machines/sign-up/sign-up-draft.ts'

/** Sample data for sign-ups: in the viewer's forms and in the exploration. */
export const newcomer: SignUpDraft = {
  firstName: 'Nell',
  lastName: 'Ashby',
  middleName: 'Joy',
  age: '29',
  city: 'Lund',
  phone: '+1 340 555 0111',
  email: 'nell@mail.example',
  address: '3 Mill Lane',
  dob: '1996-05-04',
  country: { name: 'Sweden', symbol: 'kr' },
  gender: 'Female',
  accountType: 'Savings',
  maritalstatus: 'Single',
}
