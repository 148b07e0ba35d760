import { defineModel } from '#machines/model/model.ts'
import { choice, text } from '#machines/model/payload-fields.ts'
import { fill, onPage } from '#machines/model/steps.ts'
import type { messageMachine } from './message.machine.ts'

const NAME = 'Nell Ashby'

export const messageModel = defineModel<typeof messageMachine>({
  id: 'message',
  starts: {
    newsletter: { input: { kind: 'newsletter' }, inApp: onPage('/') },
    contact: { input: { kind: 'contact' }, inApp: 'Links lead to the newsletter, which the pages of the site share.' },
  },
  payloads: {
    'field.change': { field: choice('name', 'email', 'phone', 'message'), value: text(NAME, '') },
  },
  moves: {
    'enter an e-mail': fill({ email: 'nell@mail.example' }),
    'enter name and phone': fill({ name: NAME, phone: '+1 340 555 0111' }),
    submit: { type: 'message.submit' },
  },
  outcomes: {
    deliver: {
      delivered: { done: undefined },
      failed: { error: new Error('offline'), inApp: 'The demo’s outbox accepts every message.' },
    },
  },
  calls: { deliver: { inRealTime: 'The demo’s outbox accepts a message at once.' } },
  submits: ['deliver'],
  key: ({ kind, entry }) => [kind, entry],
})
