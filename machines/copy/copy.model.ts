import { defineModel } from '#machines/model/model.ts'
import { text } from '#machines/model/payload-fields.ts'
import { sent, signedIn } from '#machines/model/steps.ts'
import type { copyMachine } from './copy.machine.ts'

const CLIPBOARD = 'It is for the browser to say whether a page may copy.'

export const copyModel = defineModel<typeof copyMachine>({
  id: 'copy',
  starts: {
    shown: {
      input: {},
      inApp: [
        ...signedIn('ada', '/investify', { kind: 'deposit' }),
        sent('deposit', { type: 'method.choose', method: 'wallets' }),
      ],
    },
  },
  payloads: {
    'text.copy': { text: text('LARK 0000 0000') },
  },
  moves: { copy: { type: 'text.copy', text: 'DEMO 0000' } },
  outcomes: {
    copy: {
      copied: { done: undefined, inApp: CLIPBOARD },
      refused: { error: new Error('NotAllowedError'), inApp: CLIPBOARD },
    },
  },
  calls: { copy: { inRealTime: 'The browser answers for its clipboard at once.' } },
})
