import { planOf } from '#exploration/plan.ts'
import { type MessageEntry, type MessageEvent, type MessageField, messageMachine } from '#machines/message.machine.ts'

const fill = (entry: Partial<MessageEntry>): MessageEvent[] =>
  Object.entries(entry).map(([field, value]) => ({ type: 'field.change', field: field as MessageField, value }))

export const message = planOf(messageMachine, {
  starts: { contact: { kind: 'contact' }, newsletter: { kind: 'newsletter' } },
  events: {
    'enter an e-mail': fill({ email: 'nell@mail.example' }),
    'enter name and phone': fill({ name: 'Nell Ashby', phone: '+1 340 555 0111' }),
    submit: { type: 'message.submit' },
  },
  watchers: {},
  outcomes: { deliver: { delivered: { done: undefined }, failed: { error: new Error('offline') } } },
  submits: ['deliver'],
  key: ({ kind, entry }) => [kind, entry],
})
