import { defineModel } from '#src/kit/model/model.ts'
import { text } from '#src/kit/model/payload-fields.ts'
import type { copyMachine } from './copy.machine.ts'
import { type BankApp, signedIn } from './in-app.ts'

export const copyModel = defineModel<typeof copyMachine, BankApp>({
  id: 'copy',
  starts: {
    shown: {
      input: {},
      inApp: {
        steps: [
          ...signedIn('ada', '/investify', { kind: 'deposit' }).steps,
          { send: 'deposit', event: { type: 'method.choose', method: 'wallets' } },
        ],
      },
    },
  },
  events: {
    'text.copy': { origin: 'person', payload: { text: text('LARK 0000 0000') } },
  },
  moves: { copy: { type: 'text.copy', text: 'DEMO 0000' } },
  outcomes: {
    copy: {
      copied: { done: undefined, inApp: [{ browser: 'takes a copy' }] },
      refused: { error: new Error('NotAllowedError'), inApp: [{ browser: 'takes no copy' }] },
    },
  },
  calls: { copy: { atOnce: 'The browser answers for its clipboard at once.' } },
})
