import { onPage } from './in-app.ts'
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
        { send: 'password-request', event: { type: 'email.submit', email: 'ada@larkspur.example' } },
        { window: 'focus' },
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
        inApp: { steps: [{ window: 'blur' }] },
      },
      'come back': {
        event: { type: 'hold.end', reason: 'window', at: NOW },
        inApp: { steps: [{ window: 'focus' }] },
      },
    },
  },
  outcomes: {},
  calls: {},
  ends: ['remove'],
  key: ({ remaining, holds }) => [remaining, holds],
})
