import { newcomer } from '#machines/customer/newcomer.ts'
import { defineModel } from '#machines/model/model.ts'
import { choice, named, placeholder } from '#machines/model/payload-fields.ts'
import { placeholders } from '#machines/model/placeholders.ts'
import { answered, duplicate, onPage } from '#machines/model/steps.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { PLACEHOLDERS, sampleSecret } from '#src/contract/placeholders.ts'
import type { signUpMachine } from './sign-up.machine.ts'
import { EMPTY_DRAFT, type SignUpDraft, STEPS } from './sign-up-draft.ts'

const BY_HISTORY = "The browser's Back and Forward lead only to steps that were visited."

const password = sampleSecret('password', PLACEHOLDERS.password)
const none = sampleSecret('password', '')
const entered = placeholder(placeholders.newPassword, placeholders.password)

export const signUpModel = defineModel<typeof signUpMachine>({
  id: 'sign-up',
  starts: { opened: { input: {}, inApp: onPage('/create-account') } },
  payloads: {
    'fields.change': {
      change: named<Partial<SignUpDraft>>({
        'a newcomer’s': newcomer,
        'with an address that is taken': { ...newcomer, email: 'ada@larkspur.example' },
        none: EMPTY_DRAFT,
      }),
    },
    'step.recall': { step: choice(...STEPS) },
    'credentials.submit': { passwords: { password: entered, confirmpassword: entered } },
  },
  moves: {
    'fill in': { type: 'fields.change', change: newcomer },
    'empty the name': { type: 'fields.change', change: { firstName: '' } },
    'empty the city': { type: 'fields.change', change: { city: '' } },
    'empty the gender': { type: 'fields.change', change: { gender: '' } },
    next: { type: 'step.submit' },
    back: { type: 'step.back' },
    'edit a password': { type: 'password.edit' },
    'mend the e-mail': { type: 'email.mend' },
    register: { type: 'credentials.submit', passwords: { password, confirmpassword: password } },
    'register without a password': { type: 'credentials.submit', passwords: { password: none, confirmpassword: none } },
  },
  watchers: {
    watchHistory: {
      'to identity': { event: { type: 'step.recall', step: 'identity' }, inApp: BY_HISTORY },
      'to contact': { event: { type: 'step.recall', step: 'contact' }, inApp: BY_HISTORY },
      'to details': { event: { type: 'step.recall', step: 'details' }, inApp: BY_HISTORY },
      'to credentials': { event: { type: 'step.recall', step: 'credentials' }, inApp: BY_HISTORY },
    },
  },
  outcomes: {
    register: {
      registered: { done: { password: PLACEHOLDERS.password } },
      'e-mail taken': { error: new ApiError('email-taken'), inApp: duplicate('POST auth/register') },
      refused: { error: new ApiError('refused'), inApp: answered('POST auth/register', 500) },
    },
  },
  calls: { register: { calls: ['POST auth/register'] } },
  submits: ['register'],
  key: ({ draft: { firstName, city, gender } }) => [firstName, city, gender],
})
