import { answered, onPage } from './in-app.ts'
import { planOf } from '#src/kit/model/plan.ts'
import { passwordRequestMachine } from './password-request.machine.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'

export const passwordRequest = planOf(passwordRequestMachine, {
  starts: { opened: { input: {}, inApp: onPage('/forget-password') } },
  events: {
    'ask for a link': { type: 'email.submit', email: 'ada@larkspur.example' },
    'ask without an e-mail': { type: 'email.submit', email: '' },
    'edit the e-mail': { type: 'email.edit' },
    'ask again': { type: 'request.again' },
  },
  watchers: {},
  outcomes: {
    requestReset: {
      sent: { done: { resetToken: PLACEHOLDERS.link } },
      'unknown e-mail': {
        error: new ApiError('wrong-credentials'),
        inApp: answered('POST auth/forget', 404, 'Wrong credentials'),
      },
      refused: { error: new ApiError('refused'), inApp: answered('POST auth/forget', 500) },
    },
  },
  calls: { requestReset: { calls: ['POST auth/forget'] } },
  submits: ['requestReset'],
})
