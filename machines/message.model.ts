import { onPage } from './in-app.ts'
import { planOf } from '#src/kit/model/plan.ts'
import { type MessageEntry, type MessageEvent, type MessageField, messageMachine } from './message.machine.ts'

const fill = (entry: Partial<MessageEntry>): MessageEvent[] =>
  Object.entries(entry).map(([field, value]) => ({ type: 'field.change', field: field as MessageField, value }))

export const message = planOf(messageMachine, {
  starts: {
    newsletter: { input: { kind: 'newsletter' }, inApp: onPage('/') },
    contact: { input: { kind: 'contact' }, inApp: 'Links lead to the newsletter, which the pages of the site share.' },
  },
  events: {
    'enter an e-mail': fill({ email: 'nell@mail.example' }),
    'enter name and phone': fill({ name: 'Nell Ashby', phone: '+1 340 555 0111' }),
    submit: { type: 'message.submit' },
  },
  watchers: {},
  outcomes: {
    deliver: {
      delivered: { done: undefined },
      failed: { error: new Error('offline'), inApp: 'The outbox of the demonstration takes every message.' },
    },
  },
  calls: { deliver: { atOnce: 'The outbox of the demonstration takes a message at once.' } },
  submits: ['deliver'],
  key: ({ kind, entry }) => [kind, entry],
})
