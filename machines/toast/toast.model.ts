import { defineModel } from '#machines/model/model.ts'
import { choice, number } from '#machines/model/payload-fields.ts'
import { onPage, sent } from '#machines/model/steps.ts'
import { TOAST_DRAG_SHARE } from '#machines/rules/rules.ts'
import type { toastMachine } from './toast.machine.ts'

const reason = choice('hover', 'focus', 'drag', 'window')

export const toastModel = defineModel<typeof toastMachine>({
  id: 'toast',
  starts: {
    announced: {
      input: {},
      inApp: onPage(
        '/forget-password',
        sent('password-request', { type: 'email.submit', email: 'ada@larkspur.example' }),
        { kind: 'window', change: 'focus' },
      ),
    },
  },
  payloads: {
    'hold.begin': { reason },
    'hold.end': { reason },
    'drag.end': { share: number(0.1, 0.9) },
  },
  moves: {
    hover: { type: 'hold.begin', reason: 'hover' },
    unhover: { type: 'hold.end', reason: 'hover' },
    drag: { type: 'hold.begin', reason: 'drag' },
    'drop near': { type: 'drag.end', share: 0 },
    'drop far': { type: 'drag.end', share: TOAST_DRAG_SHARE },
    dismiss: { type: 'toast.dismiss' },
  },
  watchers: {
    watchWindow: {
      left: {
        event: { type: 'hold.begin', reason: 'window' },
        inApp: [{ kind: 'window', change: 'blur' }],
      },
      'come back': {
        event: { type: 'hold.end', reason: 'window' },
        inApp: [{ kind: 'window', change: 'focus' }],
      },
    },
  },
  key: ({ remaining, holds }) => [remaining, holds],
})
