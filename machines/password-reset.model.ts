import { ApiError } from '#src/contract/endpoint.ts'
import { PLACEHOLDERS, standIn } from '#src/contract/placeholders.ts'
import { defineModel } from '#src/kit/model/model.ts'
import { placeholder } from '#src/kit/model/payload-fields.ts'
import { answered, type BankApp, onPage } from './in-app.ts'
import type { passwordResetMachine } from './password-reset.machine.ts'
import { placeholders } from './placeholders.ts'

const password = standIn('password', PLACEHOLDERS.password)
const entered = placeholder(placeholders.newPassword, placeholders.password)

export const passwordResetModel = defineModel<typeof passwordResetMachine, BankApp>({
  id: 'password-reset',
  starts: {
    'link followed': {
      input: {},
      inApp: onPage(
        '/forget-password',
        { send: 'password-request', event: { type: 'email.submit', email: 'ada@larkspur.example' } },
        { followLink: true },
      ),
    },
  },
  events: {
    'password.edit': { origin: 'typing' },
    'password.submit': {
      origin: 'person',
      payload: {
        reset: {
          password: entered,
          confirmpassword: entered,
          resetToken: placeholder(placeholders.link, placeholders.wrongLink),
        },
      },
    },
  },
  moves: {
    'edit the password': { type: 'password.edit' },
    'set the password': {
      type: 'password.submit',
      reset: { password, confirmpassword: password, resetToken: standIn('token', PLACEHOLDERS.link) },
    },
  },
  outcomes: {
    resetPassword: {
      changed: { done: { password: PLACEHOLDERS.password } },
      'passwords differ': {
        error: new ApiError('passwords-differ'),
        inApp: answered('POST auth/reset', 400, 'Passwords do not match'),
      },
      refused: { error: new ApiError('refused'), inApp: answered('POST auth/reset', 500) },
    },
  },
  calls: { resetPassword: { calls: ['POST auth/reset'] } },
  submits: ['resetPassword'],
  ends: ['goToLogin'],
})
