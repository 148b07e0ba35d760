import { defineModel, NOW } from '#machines/model/model.ts'
import { choice, number, placeholder } from '#machines/model/payload-fields.ts'
import { placeholders } from '#machines/model/placeholders.ts'
import { onPage, sent } from '#machines/model/steps.ts'
import { TOAST_DRAG_SHARE } from '#machines/rules/rules.ts'
import type { toastMachine } from './toast.machine.ts'

const reason = choice('hover', 'focus', 'drag', 'window')
const at = placeholder(placeholders.now)

export const toastModel = defineModel<typeof toastMachine>({
  id: 'toast',
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
    // Caused by hovering, dragging and window focus, which are not recorded.
    'hold.begin': { origin: 'app', payload: { reason, at } },
    'hold.end': { origin: 'app', payload: { reason, at } },
    'drag.end': { origin: 'app', payload: { share: number(0.1, 0.9), at } },
    'toast.dismiss': { origin: 'person' },
  },
  moves: {
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
  key: ({ remaining, holds }) => [remaining, holds],
})
