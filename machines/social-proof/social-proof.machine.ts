import { assign, raise, sendTo, setup, stateIn } from 'xstate'
import type { HeldTime } from '#machines/held-time.ts'
import { actionNotProvided, actorNotProvided, watcherNotProvided } from '#machines/not-provided.ts'
import { to } from '#machines/recipients.ts'
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

export interface SocialProofContext extends HeldTime {
  /** the first one is shown next */
  queue: readonly Proof[]
}

export type SocialProofEvent =
  | { type: 'pause.begin' }
  | { type: 'pause.end' }
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
    startTime: actionNotProvided('startTime'),
    /** takes the time that has passed since from `remaining` */
    stopTime: actionNotProvided('stopTime'),
    resetTime: assign({ remaining: SOCIAL_PROOF_DELAY }),
    show: sendTo(to('toasts'), (_, { proof }: { proof: Proof }) => ({ type: 'sample.show', proof })),
    raiseDue: raise({ type: 'proof.due' }),
    keep: assign((_, { proofs }: { proofs: readonly Proof[] }) => ({ queue: proofs })),
    turn: assign(({ context }) => ({ queue: [...context.queue.slice(1), ...context.queue.slice(0, 1)] })),
  },
  guards: {
    isEmpty: (_, { proofs }: { proofs: readonly Proof[] }) => proofs.length === 0,
    isPaused: stateIn({ rotating: { beat: 'held' } }),
  },
  delays: { remaining: ({ context }) => context.remaining },
}).createMachine({
  id: 'social-proof',
  context: { remaining: SOCIAL_PROOF_DELAY, since: 0, queue: [] },
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
              entry: 'startTime',
              exit: 'stopTime',
              after: { remaining: { target: 'running', reenter: true, actions: ['resetTime', 'raiseDue'] } },
              on: { 'pause.begin': 'held' },
            },
            held: { on: { 'pause.end': 'running' } },
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
