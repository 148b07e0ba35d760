import { onPage } from './in-app.ts'
import { planOf } from '#src/kit/model/plan.ts'
import { sessionMachine } from './session.machine.ts'
import { PLACEHOLDERS, standIn } from '#src/contract/placeholders.ts'

export const session = planOf(sessionMachine, {
  starts: { 'nobody signed in': { input: {}, inApp: onPage('/') } },
  events: {
    'sign in': {
      type: 'session.start',
      answer: {
        _id: PLACEHOLDERS.userId,
        accessToken: standIn('token', PLACEHOLDERS.token),
        userOtp: standIn('code', PLACEHOLDERS.code),
      },
    },
    resume: { type: 'session.resume', customerId: PLACEHOLDERS.userId },
    'log out': { type: 'session.end' },
    expire: { type: 'session.expire' },
    forget: { type: 'session.forget' },
    'a code pays': { type: 'code.spend' },
    'another code': { type: 'code.renew' },
  },
  watchers: {},
  outcomes: {},
  calls: {},
  inApp: {
    'sign in': { steps: [{ signIn: 'ada' }] },
    'a code pays': 'The withdrawal sends it.',
    'another code': 'The withdrawal and the customer send it.',
    resume: 'A session is resumed when a page is loaded anew.',
  },
})
