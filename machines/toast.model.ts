import { onPage, sent } from './in-app.ts'
import { NOW } from '#src/kit/explorer/manual-clock.ts'
import { planOf } from '#src/kit/model/plan.ts'
import { TOAST_DRAG_SHARE } from './rules.ts'
import { toastMachine } from './toast.machine.ts'

export const toast = planOf(toastMachine, {
  starts: {
    announced: {
      input: { at: 0 },
      inApp: onPage(
        '/forget-password',
        sent('password-request', { type: 'email.submit', email: 'ada@larkspur.example' }),
        { kind: 'window', change: 'focus' },
      ),
    },
  },
  events: {
    hover: { type: 'hold.begin', reason: 'hover', at: NOW },
    unhover: { type: 'hold.end', reason: 'hover', at: NOW },
    drag: { type: 'hold.begin', reason: 'drag', at: NOW },
    'drop near': { type: 'drag.end', share: 0, at: NOW },
    'drop far': { type: 'drag.end', share: TOAST_DRAG_SHARE, at: NOW },
    dismiss: { type: 'toast.dismiss' },
  },
  watchers: {
    watchWindow: {
      left: {
        event: { type: 'hold.begin', reason: 'window', at: NOW },
        inApp: [{ kind: 'window', change: 'blur' }],
      },
      'come back': {
        event: { type: 'hold.end', reason: 'window', at: NOW },
        inApp: [{ kind: 'window', change: 'focus' }],
      },
    },
  },
  outcomes: {},
  calls: {},
  ends: ['remove'],
  key: ({ remaining, holds }) => [remaining, holds],
})
