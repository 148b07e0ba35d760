import { PLACEHOLDERS, standIn } from '#src/contract/placeholders.ts'
import { defineModel } from '#src/kit/model/model.ts'
import { placeholder } from '#src/kit/model/payload-fields.ts'
import { type BankApp, onPage } from './in-app.ts'
import { placeholders } from './placeholders.ts'
import type { sessionMachine } from './session.machine.ts'

export const sessionModel = defineModel<typeof sessionMachine, BankApp>({
  id: 'session',
  starts: { 'nobody signed in': { input: {}, inApp: onPage('/') } },
  events: {
    // With a token: the sign-in is recorded in its place.
    'session.start': { origin: 'app', payload: { answer: placeholder(placeholders.signInAnswer) } },
    'session.resume': { origin: 'app', payload: { customerId: placeholder(placeholders.customerId) } },
    'session.end': { origin: 'person' },
    'session.expire': { origin: 'app' },
    'session.forget': { origin: 'app' },
  },
  moves: {
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
  },
  inApp: {
    'sign in': { steps: [{ signIn: 'ada' }] },
    resume: 'A session is resumed when a page is reloaded.',
  },
})
