import { defineModel } from '#machines/model/model.ts'
import { text } from '#machines/model/payload-fields.ts'
import { answered, onPage } from '#machines/model/steps.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import type { passwordRequestMachine } from './password-request.machine.ts'

const email = 'ada@larkspur.example'

export const passwordRequestModel = defineModel<typeof passwordRequestMachine>({
  id: 'password-request',
  starts: { opened: { input: {}, inApp: onPage('/forget-password') } },
  payloads: {
    'email.edit': { email: text(email, '') },
    'email.submit': { email: text(email, 'nobody@mail.example', '') },
  },
  moves: {
    'ask for a link': { type: 'email.submit', email },
    'ask without an e-mail': { type: 'email.submit', email: '' },
    'edit the e-mail': { type: 'email.edit', email },
    'ask again': { type: 'request.again' },
  },
  outcomes: {
    requestReset: {
      sent: { done: { resetToken: PLACEHOLDERS.link } },
      'unknown e-mail': {
        error: new ApiError('wrong-credentials'),
        inApp: answered('POST auth/forget', 404, endpoints.requestReset.refusals['wrong-credentials'].body),
      },
      refused: { error: new ApiError('refused'), inApp: answered('POST auth/forget', 500) },
    },
  },
  calls: { requestReset: { calls: ['POST auth/forget'] } },
  submits: ['requestReset'],
})
