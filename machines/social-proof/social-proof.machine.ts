import { assign, raise, setup, stateIn } from 'xstate'
import { actionNotProvided, actorNotProvided, watcherNotProvided } from '#machines/not-provided.ts'
import { SOCIAL_PROOF_DELAY } from '#machines/rules/rules.ts'
import type { ContentOf } from '#src/contract/content.ts'

/**
 * Social proof: while a customer is signed in, shows one sample activity per 35 s that the tab is visible and no dialog is open (TOAST-2).
 *
 *   rotating.beat        running <-> held, due when its time has passed
 *   rotating.documents   unknown -> asking -> known; asking -> heldBack -> known, during a pause
 *   asking -> unknown, on a failure; rotating -> silent, when there is nothing to show
 */
export type Proof = ContentOf<'proof'>[number]

export interface SocialProofContext {
  /** remaining ms when the beat last started to run */
  remaining: number
  /** ms since the epoch */
  since: number
  /** the first one is shown next */
  queue: readonly Proof[]
}

/** `at` is the app clock's time, in ms since the epoch. */
export type SocialProofEvent =
  | { type: 'pause.begin'; at: number }
  | { type: 'pause.end'; at: number }
  /** the documents have changed: they are loaded again when the next sample is due (DEMO-16) */
  | { type: 'content.change' }
  /** raised by the machine itself: it is time for the next sample */
  | { type: 'proof.due' }

const NOBODY: Proof = { name: '', brief: '', country: '' }

export const socialProofMachine = setup({
  types: { context: {} as SocialProofContext, events: {} as SocialProofEvent },
  actors: {
    loadProof: actorNotProvided<readonly Proof[], void>('loadProof'),
    /** reports when the tab is hidden or a dialog is open, and when neither is so any more */
    watchPauses: watcherNotProvided('watchPauses'),
  },
  actions: {
    /** assigns the time now to `since` */
    begin: actionNotProvided('begin'),
    show: actionNotProvided<{ proof: Proof }>('show'),
    raiseDue: raise({ type: 'proof.due' }),
    keep: assign((_, { proofs }: { proofs: readonly Proof[] }) => ({ queue: proofs })),
    turn: assign(({ context }) => ({ queue: [...context.queue.slice(1), ...context.queue.slice(0, 1)] })),
    stopTime: assign(({ context }, { at }: { at: number }) => ({
      remaining: Math.min(context.remaining, Math.max(0, context.remaining - (at - context.since))),
    })),
    startTime: assign((_, { at }: { at: number }) => ({ since: at })),
    startAnew: assign(({ context }) => ({
      remaining: SOCIAL_PROOF_DELAY,
      since: context.since + context.remaining,
    })),
  },
  guards: {
    isEmpty: (_, { proofs }: { proofs: readonly Proof[] }) => proofs.length === 0,
    isPaused: stateIn({ rotating: { beat: 'held' } }),
  },
  delays: { remaining: ({ context }) => context.remaining },
}).createMachine({
  id: 'social-proof',
  context: { remaining: SOCIAL_PROOF_DELAY, since: 0, queue: [] },
  entry: 'begin',
  initial: 'rotating',
  states: {
    rotating: {
      type: 'parallel',
      invoke: { src: 'watchPauses' },
      states: {
        beat: {
          initial: 'running',
          states: {
            running: {
              after: { remaining: { target: 'running', reenter: true, actions: ['startAnew', 'raiseDue'] } },
              on: {
                'pause.begin': {
                  target: 'held',
                  actions: { type: 'stopTime', params: ({ event }) => ({ at: event.at }) },
                },
              },
            },
            held: {
              on: {
                'pause.end': {
                  target: 'running',
                  actions: { type: 'startTime', params: ({ event }) => ({ at: event.at }) },
                },
              },
            },
          },
        },
        documents: {
          initial: 'unknown',
          states: {
            unknown: { on: { 'proof.due': 'asking' } },
            asking: {
              invoke: {
                src: 'loadProof',
                onDone: [
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => ({ proofs: event.output }) },
                    target: '#social-proof.silent',
                  },
                  {
                    guard: 'isPaused',
                    target: 'heldBack',
                    actions: { type: 'keep', params: ({ event }) => ({ proofs: event.output }) },
                  },
                  {
                    target: 'known',
                    actions: [
                      { type: 'keep', params: ({ event }) => ({ proofs: event.output }) },
                      { type: 'show', params: ({ context }) => ({ proof: nextOf(context) }) },
                      'turn',
                    ],
                  },
                ],
                onError: 'unknown',
              },
            },
            heldBack: {
              on: {
                'content.change': 'asking',
                'pause.end': {
                  target: 'known',
                  actions: [{ type: 'show', params: ({ context }) => ({ proof: nextOf(context) }) }, 'turn'],
                },
              },
            },
            known: {
              on: {
                'content.change': 'unknown',
                'proof.due': {
                  actions: [{ type: 'show', params: ({ context }) => ({ proof: nextOf(context) }) }, 'turn'],
                },
              },
            },
          },
        },
      },
    },
    silent: { type: 'final' },
  },
})

function nextOf({ queue: [next = NOBODY] }: SocialProofContext): Proof {
  return next
}
