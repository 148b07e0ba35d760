import { answered, onPage } from './in-app.ts'
import { planOf } from '#src/kit/model/plan.ts'
import { loginMachine } from './login.machine.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import { PLACEHOLDERS, standIn } from '#src/contract/placeholders.ts'

const { userId, password, token, code } = PLACEHOLDERS
const email = 'ada@larkspur.example'

export const login = planOf(loginMachine, {
  starts: { opened: { input: {}, inApp: onPage('/login') } },
  events: {
    'sign in': { type: 'credentials.submit', credentials: { email, password: standIn('password', password) } },
    'sign in without a password': {
      type: 'credentials.submit',
      credentials: { email, password: standIn('password', '') },
    },
    'edit the password': { type: 'field.edit', field: 'password' },
  },
  watchers: {},
  outcomes: {
    login: {
      'signed in': {
        done: { _id: userId, accessToken: standIn('token', token), userOtp: standIn('code', code) },
      },
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
