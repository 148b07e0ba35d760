import { answered, onPage } from '#exploration/in-app.ts'
import { planOf } from '#exploration/plan.ts'
import { loginMachine } from '#machines/login.machine.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { PLACEHOLDERS } from '#src/dev/placeholders.ts'

const email = 'ada@larkspur.example'

export const login = planOf(loginMachine, {
  starts: { opened: { input: {}, inApp: onPage('/login') } },
  events: {
    'sign in': { type: 'credentials.submit', credentials: { email, password: PLACEHOLDERS.password } },
    'sign in without a password': { type: 'credentials.submit', credentials: { email, password: '' } },
    'edit the password': { type: 'field.edit', field: 'password' },
  },
  watchers: {},
  outcomes: {
    login: {
      'signed in': { done: { _id: PLACEHOLDERS.userId, accessToken: PLACEHOLDERS.token, userOtp: PLACEHOLDERS.code } },
      'wrong credentials': {
        error: new ApiError('wrong-credentials'),
        inApp: answered('POST auth/login', 401, 'Wrong credentials'),
      },
      refused: { error: new ApiError('refused'), inApp: answered('POST auth/login', 500) },
    },
  },
  calls: { login: { calls: ['POST auth/login'] } },
  submits: ['login'],
  ends: ['goOn'],
})
