import { type DoneActorEvent, type ErrorActorEvent, enqueueActions, setup } from 'xstate'
import { actionNotProvided } from '#machines/not-provided.ts'
import { toastMachine } from '#machines/toast/toast.machine.ts'
import type { MessageKey } from '#src/content/messages.ts'
import type { ContentOf } from '#src/contract/content.ts'

/**
 * Toasts: what is on the screen, the newest first. A flow has one at a time, whose child actor has the flow's id and ends when its time
 * has passed (TOAST-1).
 */
export interface ToastsContext {
  shown: readonly ShownToast[]
}

/** A message of a flow, or a sample activity (TOAST-2). */
export type ShownToast = { flow: string; key: MessageKey } | { flow: typeof SAMPLES; proof: ContentOf<'proof'>[number] }

export type ToastsEvent =
  /** takes the place of the flow's older one */
  | { type: 'toast.show'; flow: string; key: MessageKey }
  | { type: 'sample.show'; proof: ContentOf<'proof'>[number] }
  /** nobody is signed in any more */
  | { type: 'sample.clear' }
  | DoneActorEvent<undefined, string>
  | ErrorActorEvent<unknown, string>

const SAMPLES = 'social-proof'

export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent },
  actors: { toast: toastMachine },
  actions: {
    show: enqueueActions(({ context: { shown }, enqueue }, toast: ShownToast) => {
      const isReplaced = ({ flow }: ShownToast) => flow === toast.flow
      if (shown.some(isReplaced)) enqueue.stopChild(toast.flow)
      enqueue.spawnChild('toast', { id: toast.flow })
      enqueue.assign({ shown: [toast, ...shown.filter((other) => !isReplaced(other))] })
    }),
    remove: enqueueActions(({ context: { shown }, enqueue }, { flow }: { flow: string }) => {
      if (shown.some((toast) => toast.flow === flow)) enqueue.stopChild(flow)
      enqueue.assign({ shown: shown.filter((toast) => toast.flow !== flow) })
    }),
  },
})
  // Separate, because TypeScript cannot infer the types of the other actions next to this one.
  .extend({ actions: { reportFailure: actionNotProvided<{ error: unknown }>('reportFailure') } })
  .createMachine({
    id: 'toasts',
    context: { shown: [] },
    on: {
      'toast.show': { actions: { type: 'show', params: ({ event: { flow, key } }) => ({ flow, key }) } },
      'sample.show': { actions: { type: 'show', params: ({ event: { proof } }) => ({ flow: SAMPLES, proof }) } },
      'sample.clear': { actions: { type: 'remove', params: { flow: SAMPLES } } },
      'xstate.done.actor.*': { actions: { type: 'remove', params: ({ event }) => ({ flow: event.actorId }) } },
      // If a toast fails, only it is removed (ERR-4).
      'xstate.error.actor.*': {
        actions: [
          { type: 'remove', params: ({ event }) => ({ flow: event.actorId }) },
          { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
        ],
      },
    },
  })
