import { planOf } from '#exploration/plan.ts'
import { passwordResetMachine } from '#machines/password-reset.machine.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { LINK_TOKEN, PASSWORD } from '#src/dev/placeholders.ts'

export const passwordReset = planOf(passwordResetMachine, {
  starts: { 'link followed': {} },
  events: {
    'edit the password': { type: 'password.edit' },
    'set the password': {
      type: 'password.submit',
      reset: { password: PASSWORD, confirmpassword: PASSWORD, resetToken: LINK_TOKEN },
    },
  },
  watchers: {},
  outcomes: {
    resetPassword: {
      changed: { done: { password: PASSWORD } },
      'passwords differ': { error: new ApiError('passwords-differ') },
      refused: { error: new ApiError('refused') },
    },
  },
  submits: ['resetPassword'],
  ends: ['goToLogin'],
})
