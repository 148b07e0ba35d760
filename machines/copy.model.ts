import { sent, signedIn } from './in-app.ts'
import { planOf } from '#src/kit/model/plan.ts'
import { copyMachine } from './copy.machine.ts'

export const copy = planOf(copyMachine, {
  starts: {
    shown: {
      input: {},
      inApp: [
        ...signedIn('ada', '/investify', { kind: 'deposit' }),
        sent('deposit', { type: 'method.choose', method: 'wallets' }),
      ],
    },
  },
  events: { copy: { type: 'text.copy', text: 'DEMO 0000' } },
  watchers: {},
  outcomes: {
    copy: {
      copied: { done: undefined, inApp: [{ kind: 'browser', behaviour: 'takes a copy' }] },
      refused: { error: new Error('NotAllowedError'), inApp: [{ kind: 'browser', behaviour: 'takes no copy' }] },
    },
  },
  calls: { copy: { atOnce: 'The browser answers for its clipboard at once.' } },
})
