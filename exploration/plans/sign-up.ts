import { planOf } from '#exploration/plan.ts'
import { signUpMachine } from '#machines/sign-up.machine.ts'
import type { SignUpDraft } from '#machines/sign-up-draft.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { PASSWORD } from '#src/dev/placeholders.ts'

const newcomer: SignUpDraft = {
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

export const signUp = planOf(signUpMachine, {
  starts: { opened: {} },
  events: {
    'fill in': { type: 'fields.change', change: newcomer },
    'empty the name': { type: 'fields.change', change: { firstName: '' } },
    'empty the city': { type: 'fields.change', change: { city: '' } },
    'empty the gender': { type: 'fields.change', change: { gender: '' } },
    next: { type: 'step.submit' },
    back: { type: 'step.back' },
    'edit a password': { type: 'password.edit' },
    'mend the e-mail': { type: 'email.mend' },
    register: { type: 'credentials.submit', passwords: { password: PASSWORD, confirmpassword: PASSWORD } },
    'register without a password': { type: 'credentials.submit', passwords: { password: '', confirmpassword: '' } },
  },
  watchers: {
    watchHistory: {
      'to identity': { type: 'step.recall', step: 'identity' },
      'to contact': { type: 'step.recall', step: 'contact' },
      'to details': { type: 'step.recall', step: 'details' },
      'to credentials': { type: 'step.recall', step: 'credentials' },
    },
  },
  outcomes: {
    register: {
      registered: { done: { password: PASSWORD } },
      'e-mail taken': { error: new ApiError('email-taken') },
      refused: { error: new ApiError('refused') },
    },
  },
  submits: ['register'],
  ends: ['goToLogin'],
  key: ({ draft: { firstName, city, gender } }) => [firstName, city, gender],
})
