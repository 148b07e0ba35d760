import { defineModel } from '#machines/model/model.ts'
import { placeholder } from '#machines/model/payload-fields.ts'
import { placeholders } from '#machines/model/placeholders.ts'
import { answered, onPage, sent } from '#machines/model/steps.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { PLACEHOLDERS, sampleSecret } from '#src/contract/placeholders.ts'
import type { passwordResetMachine } from './password-reset.machine.ts'

const password = sampleSecret('password', PLACEHOLDERS.password)
const entered = placeholder(placeholders.newPassword, placeholders.password)

export const passwordResetModel = defineModel<typeof passwordResetMachine>({
  id: 'password-reset',
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
  payloads: {
    'password.submit': {
      reset: {
        password: entered,
        confirmpassword: entered,
        resetToken: placeholder(placeholders.link, placeholders.wrongLink),
      },
    },
  },
  moves: {
    'edit the password': { type: 'password.edit' },
    'set the password': {
      type: 'password.submit',
      reset: { password, confirmpassword: password, resetToken: sampleSecret('token', PLACEHOLDERS.link) },
    },
  },
  outcomes: {
    resetPassword: {
      changed: { done: { password: PLACEHOLDERS.password } },
      'passwords differ': {
        error: new ApiError('passwords-differ'),
        inApp: answered('POST auth/reset', 400, endpoints.resetPassword.refusals['passwords-differ'].body),
      },
      refused: { error: new ApiError('refused'), inApp: answered('POST auth/reset', 500) },
    },
  },
  calls: { resetPassword: { calls: ['POST auth/reset'] } },
  submits: ['resetPassword'],
})
