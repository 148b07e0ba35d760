import { defineModel } from '#machines/model/model.ts'
import { placeholder, text } from '#machines/model/payload-fields.ts'
import { placeholders } from '#machines/model/placeholders.ts'
import { answered, onPage } from '#machines/model/steps.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { PLACEHOLDERS, sampleSecret } from '#src/contract/placeholders.ts'
import type { loginMachine } from './login.machine.ts'

const { userId, password, token, code } = PLACEHOLDERS
const email = 'ada@larkspur.example'

export const loginModel = defineModel<typeof loginMachine>({
  id: 'login',
  starts: { opened: { input: {}, inApp: onPage('/login') } },
  payloads: {
    'email.edit': { email: text(email, '') },
    'credentials.submit': {
      credentials: {
        email: text(email, 'nobody@mail.example', ''),
        password: placeholder(placeholders.password, placeholders.wrongPassword),
      },
    },
  },
  moves: {
    'sign in': { type: 'credentials.submit', credentials: { email, password: sampleSecret('password', password) } },
    'sign in without a password': {
      type: 'credentials.submit',
      credentials: { email, password: sampleSecret('password', '') },
    },
    'edit the e-mail': { type: 'email.edit', email },
    'edit the password': { type: 'password.edit' },
  },
  outcomes: {
    login: {
      'signed in': {
        done: { _id: userId, accessToken: sampleSecret('token', token), userOtp: sampleSecret('code', code) },
      },
      'wrong credentials': {
        error: new ApiError('wrong-credentials'),
        inApp: answered('POST auth/login', 401, endpoints.login.refusals['wrong-credentials'].body),
      },
      refused: { error: new ApiError('refused'), inApp: answered('POST auth/login', 500) },
    },
  },
  calls: { login: { calls: ['POST auth/login'] } },
  submits: ['login'],
})
