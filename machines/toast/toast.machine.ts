import { assign, setup } from 'xstate'
import type { HeldTime } from '#machines/held-time.ts'
import { actionNotProvided, watcherNotProvided } from '#machines/not-provided.ts'
import { TOAST_DELAY, TOAST_DRAG_SHARE } from '#machines/rules/rules.ts'

/**
 * Toast: one message in the corner. It closes after its time has passed; hovering, for example, pauses it (TOAST-1).
 *
 *   running <-> held
 *   running -> dismissed, when its time has passed; either -> dismissed, by the customer
 */
export type HoldReason = 'hover' | 'focus' | 'drag' | 'window'

export interface ToastContext extends HeldTime {
  holds: readonly HoldReason[]
}

export type ToastEvent =
  | { type: 'hold.begin'; reason: HoldReason }
  | { type: 'hold.end'; reason: HoldReason }
  /** distance of the drag as a share of the toast's width */
  | { type: 'drag.end'; share: number }
  | { type: 'toast.dismiss' }

export const toastMachine = setup({
  types: { context: {} as ToastContext, events: {} as ToastEvent },
  actors: {
    /** holds the toast while the window is hidden or not focused */
    watchWindow: watcherNotProvided('watchWindow'),
  },
  actions: {
    /** assigns the time now to `since` */
    startTime: actionNotProvided('startTime'),
    /** takes the time that has passed since from `remaining` */
    stopTime: actionNotProvided('stopTime'),
    addHold: assign(({ context }, { reason }: { reason: HoldReason }) => ({
      holds: [...context.holds.filter((other) => other !== reason), reason],
    })),
    endHold: assign(({ context }, { reason }: { reason: HoldReason }) => ({
      holds: context.holds.filter((other) => other !== reason),
    })),
  },
  guards: {
    isLastHold: ({ context }, { reason }: { reason: HoldReason }) => context.holds.every((other) => other === reason),
    isDraggedOff: (_, { share }: { share: number }) => Math.abs(share) >= TOAST_DRAG_SHARE,
  },
  delays: { remaining: ({ context }) => context.remaining },
}).createMachine({
  id: 'toast',
  context: { remaining: TOAST_DELAY, since: 0, holds: [] },
  invoke: { src: 'watchWindow' },
  initial: 'running',
  on: {
    'toast.dismiss': '.dismissed',
    'hold.begin': { actions: { type: 'addHold', params: ({ event }) => ({ reason: event.reason }) } },
  },
  states: {
    running: {
      entry: 'startTime',
      exit: 'stopTime',
      after: { remaining: 'dismissed' },
      on: {
        'hold.begin': {
          target: 'held',
          actions: { type: 'addHold', params: ({ event }) => ({ reason: event.reason }) },
        },
      },
    },
    held: {
      on: {
        'hold.end': [
          {
            guard: { type: 'isLastHold', params: ({ event }) => ({ reason: event.reason }) },
            target: 'running',
            actions: { type: 'endHold', params: ({ event }) => ({ reason: event.reason }) },
          },
          { actions: { type: 'endHold', params: ({ event }) => ({ reason: event.reason }) } },
        ],
        'drag.end': [
          { guard: { type: 'isDraggedOff', params: ({ event }) => ({ share: event.share }) }, target: 'dismissed' },
          {
            guard: { type: 'isLastHold', params: { reason: 'drag' } },
            target: 'running',
            actions: { type: 'endHold', params: { reason: 'drag' } },
          },
          { actions: { type: 'endHold', params: { reason: 'drag' } } },
        ],
      },
    },
    dismissed: { type: 'final' },
  },
})
