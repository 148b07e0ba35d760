import { assign, setup } from 'xstate'
import { watcherNotProvided } from '#machines/not-provided.ts'
import { TOAST_DELAY, TOAST_DRAG_SHARE } from '#machines/rules/rules.ts'

/**
 * Toast: one message in the corner. It closes after its time has passed; hovering, for example, pauses it (TOAST-1).
 *
 *   running <-> held
 *   running -> dismissed, when its time has passed; either -> dismissed, by the customer
 */
export type HoldReason = 'hover' | 'focus' | 'drag' | 'window'

export interface ToastContext {
  /** remaining ms when it last started to run */
  remaining: number
  /** ms since the epoch */
  since: number
  holds: readonly HoldReason[]
}

/** `at` is the app clock's time, in ms since the epoch. */
export type ToastEvent =
  | { type: 'hold.begin'; reason: HoldReason; at: number }
  | { type: 'hold.end'; reason: HoldReason; at: number }
  /** distance of the drag as a share of the toast's width */
  | { type: 'drag.end'; share: number; at: number }
  | { type: 'toast.dismiss' }

export const toastMachine = setup({
  types: { context: {} as ToastContext, events: {} as ToastEvent, input: {} as { at: number } },
  actors: {
    /** holds the toast while the window is hidden or not focused */
    watchWindow: watcherNotProvided('watchWindow'),
  },
  actions: {
    stopTime: assign(({ context }, { at }: { at: number }) => ({
      remaining: Math.min(context.remaining, Math.max(0, context.remaining - (at - context.since))),
    })),
    startTime: assign((_, { at }: { at: number }) => ({ since: at })),
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
  context: ({ input }) => ({ remaining: TOAST_DELAY, since: input.at, holds: [] }),
  invoke: { src: 'watchWindow' },
  initial: 'running',
  on: {
    'toast.dismiss': '.dismissed',
    'hold.begin': { actions: { type: 'addHold', params: ({ event }) => ({ reason: event.reason }) } },
  },
  states: {
    running: {
      after: { remaining: 'dismissed' },
      on: {
        'hold.begin': {
          target: 'held',
          actions: [
            { type: 'stopTime', params: ({ event }) => ({ at: event.at }) },
            { type: 'addHold', params: ({ event }) => ({ reason: event.reason }) },
          ],
        },
      },
    },
    held: {
      on: {
        'hold.end': [
          {
            guard: { type: 'isLastHold', params: ({ event }) => ({ reason: event.reason }) },
            target: 'running',
            actions: [
              { type: 'endHold', params: ({ event }) => ({ reason: event.reason }) },
              { type: 'startTime', params: ({ event }) => ({ at: event.at }) },
            ],
          },
          { actions: { type: 'endHold', params: ({ event }) => ({ reason: event.reason }) } },
        ],
        'drag.end': [
          { guard: { type: 'isDraggedOff', params: ({ event }) => ({ share: event.share }) }, target: 'dismissed' },
          {
            guard: { type: 'isLastHold', params: { reason: 'drag' } },
            target: 'running',
            actions: [
              { type: 'endHold', params: { reason: 'drag' } },
              { type: 'startTime', params: ({ event }) => ({ at: event.at }) },
            ],
          },
          { actions: { type: 'endHold', params: { reason: 'drag' } } },
        ],
      },
    },
    dismissed: { type: 'final' },
  },
})
