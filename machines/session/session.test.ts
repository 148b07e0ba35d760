import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { EMPTY_ENTRY } from '#machines/withdrawal/withdrawal-rules.ts'
import { Redacted } from '#src/contract/redacted.ts'
import { sessionMachine } from './session.machine.ts'

const answer = { _id: 'u1', firstName: 'Nora', accessToken: new Redacted('token', 'secret-token') }

function start() {
  const log: unknown[] = []
  const actor = createActor(
    sessionMachine.provide({
      actions: {
        store: (_, params) => log.push(['store', params]),
        endSession: () => log.push('endSession'),
        forgetDrafts: () => log.push('forgetDrafts'),
        forgetToken: () => log.push('forgetToken'),
        goToLoginAfterClose: () => log.push('goToLoginAfterClose'),
        goToSignIn: () => log.push('goToSignIn'),
        goToLogin: () => log.push('goToLogin'),
        storeDrafts: (_, { drafts }) => log.push(['storeDrafts', drafts]),
      },
    }),
  ).start()
  const now = () => ({ value: actor.getSnapshot().value, context: actor.getSnapshot().context, log })
  return { actor, now }
}

test.each([null, 'u2'])(
  'AUTH-4, AUTH-7: a sign-in stores the whole answer and keeps the token out of the context, also while another customer is signed in: %j',
  (before) => {
    const { actor, now } = start()
    if (before !== null) actor.send({ type: 'session.resume', customerId: before })
    actor.send({ type: 'session.start', answer })
    expect(now()).toEqual({
      value: { signedIn: 'outside' },
      context: { customerId: 'u1', isInside: false, isCodeSpent: false, drafts: {} },
      log: [['store', { answer }]],
    })
  },
)

test('WD-8: a code that has paid is spent until the bank has set another', () => {
  const { actor, now } = start()
  actor.send({ type: 'session.resume', customerId: 'u1' })
  actor.send({ type: 'code.spend' })
  expect(now().context).toEqual({ customerId: 'u1', isInside: false, isCodeSpent: true, drafts: {} })
  actor.send({ type: 'code.renew' })
  expect(now().context).toEqual({ customerId: 'u1', isInside: false, isCodeSpent: false, drafts: {} })
})

test.each([
  ['session.end', ['endSession', 'forgetDrafts', 'goToSignIn']],
  ['session.expire', ['endSession', 'goToLogin']],
  ['session.close', ['forgetToken']],
  ['session.forget', ['forgetToken']],
] as const)(
  'AUTH-7, AUTH-8, IN-11, DEMO-5, WD-8: %s ends the session once, and the next starts without a spent code',
  (type, log) => {
    const { actor, now } = start()
    actor.send({ type: 'session.resume', customerId: 'u1' })
    actor.send({ type: 'code.spend' })
    actor.send({ type })
    actor.send({ type })
    expect(now()).toEqual({
      value: 'signedOut',
      context: { customerId: null, isInside: false, isCodeSpent: false, drafts: {} },
      log,
    })
    actor.send({ type: 'session.start', answer })
    expect(now().context).toEqual({ customerId: 'u1', isInside: false, isCodeSpent: false, drafts: {} })
  },
)

test('WD-5: what was entered for withdrawals is stored with every change, and forgotten at the end of the session', () => {
  const { actor, now } = start()
  const drafts = { invest: { method: 'paypal', entry: EMPTY_ENTRY, symbol: '', isAgreed: false } } as const
  actor.send({ type: 'drafts.change', drafts })
  actor.send({ type: 'session.resume', customerId: 'u1' })
  actor.send({ type: 'drafts.change', drafts })
  expect([now().context.drafts, now().log]).toEqual([drafts, [['storeDrafts', drafts]]])
  actor.send({ type: 'session.end' })
  expect(now().context.drafts).toEqual({})
})
