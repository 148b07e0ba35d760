import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { fill } from '#machines/model/steps.ts'
import { heldCalls } from '#machines/model/stub-actor.ts'
import { errorsOf, type MessageEntry, type MessageKind, messageMachine } from './message.machine.ts'

function start(kind: MessageKind, entry: Partial<MessageEntry> = {}) {
  const { calls: deliveries, logic: deliver } = heldCalls<void, { entry: MessageEntry }>()
  const focused: string[] = []
  const actor = createActor(messageMachine.provide({ actors: { deliver } }), { input: { kind } }).start()
  actor.on('field.focus', ({ field }) => focused.push(field))
  for (const event of fill(entry)) actor.send(event)
  const now = () => ({ value: actor.getSnapshot().value, errors: actor.getSnapshot().context.errors })
  return { actor, deliveries, focused, now, submit: () => actor.send({ type: 'message.submit' }) }
}

const WRITTEN: MessageEntry = {
  name: 'Wren',
  email: 'wren@larkspur.example',
  phone: '+1 340 555 0100',
  message: 'Hello',
}

test.each([
  ['112', {}],
  ['\u200b', { phone: 'missing' }],
  ['call me', { phone: 'phone-unclear' }],
])('PUB-7: the phone number %j has the errors %j', (phone, errors) => {
  expect(errorsOf({ kind: 'contact', entry: { ...WRITTEN, phone } })).toEqual(errors)
})

test('PUB-7: the message is sent as it was written, and kept afterwards', async () => {
  const { actor, submit, now, deliveries } = start('contact', WRITTEN)
  submit()
  expect(deliveries.map(({ input }) => input)).toEqual([{ entry: WRITTEN }])
  await deliveries[0]?.resolve()
  expect(now()).toEqual({ value: 'sent', errors: {} })
  expect(actor.getSnapshot().context.entry).toEqual(WRITTEN)
})

test('PUB-7: a failure goes back to the form with everything kept, and it can be sent again', async () => {
  const { actor, submit, now, deliveries } = start('contact', WRITTEN)
  submit()
  await deliveries[0]?.reject(new Error('no outbox'))
  expect(now()).toEqual({ value: { editing: 'failed' }, errors: {} })
  expect(actor.getSnapshot().context.entry).toEqual(WRITTEN)
  submit()
  expect(deliveries).toHaveLength(2)
})

test('PUB-7: after it was sent, the visitor can write another one, or send it again', async () => {
  const { actor, submit, now, deliveries } = start('newsletter', { email: WRITTEN.email })
  submit()
  await deliveries[0]?.resolve()
  submit()
  expect(now().value).toBe('sending')
  await deliveries[1]?.resolve()
  actor.send({ type: 'field.change', field: 'email', value: 'wren@' })
  expect(now().value).toEqual({ editing: 'fresh' })
})
