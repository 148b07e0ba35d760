import { defineModel } from '#machines/model/model.ts'
import { named, placeholder } from '#machines/model/payload-fields.ts'
import { placeholders } from '#machines/model/placeholders.ts'
import { answered, onPage } from '#machines/model/steps.ts'
import type { WithdrawalDraft, WithdrawalDrafts } from '#machines/withdrawal/withdrawal-rules.ts'
import { EMPTY_ENTRY } from '#machines/withdrawal/withdrawal-rules.ts'
import { PLACEHOLDERS, sampleSecret } from '#src/contract/placeholders.ts'
import type { sessionMachine } from './session.machine.ts'

const DRAFT: WithdrawalDraft = { method: 'paypal', entry: EMPTY_ENTRY, symbol: '', isAgreed: false }

export const sessionModel = defineModel<typeof sessionMachine>({
  id: 'session',
  starts: { 'nobody signed in': { input: {}, inApp: onPage('/') } },
  payloads: {
    'session.start': { answer: placeholder(placeholders.signInAnswer) },
    'session.resume': { customerId: placeholder(placeholders.customerId) },
    'area.change': { isInside: named({ inside: true, outside: false }) },
    'drafts.change': { drafts: named<WithdrawalDrafts>({ none: {}, PayPal: { invest: DRAFT } }) },
  },
  moves: {
    'sign in': {
      type: 'session.start',
      answer: {
        _id: PLACEHOLDERS.userId,
        accessToken: sampleSecret('token', PLACEHOLDERS.token),
        userOtp: sampleSecret('code', PLACEHOLDERS.code),
      },
    },
    resume: { type: 'session.resume', customerId: PLACEHOLDERS.userId },
    'log out': { type: 'session.end' },
    expire: { type: 'session.expire' },
    close: { type: 'session.close' },
    'enter the bank': { type: 'area.change', isInside: true },
    'leave the bank': { type: 'area.change', isInside: false },
    forget: { type: 'session.forget' },
    'a code pays': { type: 'code.spend' },
    'another code': { type: 'code.renew' },
    'enter a withdrawal': { type: 'drafts.change', drafts: { invest: DRAFT } },
  },
  outcomes: {
    'social-proof': {
      silent: { done: undefined, inApp: answered('GET content/proof', 200, { result: [] }) },
      failed: { error: new Error('broken'), inApp: 'The samples of the app do not break.' },
    },
  },
  inApp: {
    'enter the bank': [{ kind: 'page', to: '/loan' }],
    'leave the bank': [{ kind: 'page', to: '/contact' }],
    // The demo's sign-in opens a page of the signed-in area, so the path leaves it again.
    'sign in': [
      { kind: 'sign-in', persona: 'ada' },
      { kind: 'page', to: '/contact' },
    ],
    'a code pays': 'The withdrawal sends it.',
    'another code': 'The withdrawal and the customer send it.',
    'enter a withdrawal': 'The withdrawal and the dialogs send it.',
    close: 'The session ends in another tab.',
    resume: 'A session is resumed when a page is reloaded.',
  },
})
