import { answered, onPage, sent } from './in-app.ts'
import { planOf } from '#src/kit/model/plan.ts'
import { passwordResetMachine } from './password-reset.machine.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { PLACEHOLDERS, standIn } from '#src/contract/placeholders.ts'

const password = standIn('password', PLACEHOLDERS.password)

export const passwordReset = planOf(passwordResetMachine, {
  starts: {
    'link followed': {
      input: {},
      inApp: onPage(
        '/forget-password',
        sent('password-request', { type: 'email.submit', email: 'ada@larkspur.example' }),
        { kind: 'page', to: `/reset-password/${PLACEHOLDERS.link}` },
      ),
    },
  },
  events: {
    'edit the password': { type: 'password.edit' },
    'set the password': {
      type: 'password.submit',
      reset: { password, confirmpassword: password, resetToken: standIn('token', PLACEHOLDERS.link) },
    },
  },
  watchers: {},
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
