import { assign, type DoneActorEvent, type ErrorActorEvent, enqueueActions, setup } from 'xstate'
import { actionNotProvided } from '#machines/not-provided.ts'
import type { Proof } from '#machines/social-proof/social-proof.machine.ts'
import { toastMachine } from '#machines/toast/toast.machine.ts'
import type { MessageKey } from '#src/contract/message-keys.ts'

/** Toasts: what is on the screen, the newest first. Each is a child actor with the toast's id, and ends when its time has passed (TOAST-1). */
export interface ToastsContext {
  shown: readonly ShownToast[]
  /** how many samples there have been */
  samples: number
}

export type ShownToast = Announcement | SampleToast

interface Announcement {
  /** the key of its message: each message is shown only once at a time */
  id: MessageKey
  theme?: 'dark'
}

interface SampleToast {
  /** 'sample 1' */
  id: string
  proof: Proof
}

/** `at` is the app clock's time, in ms since the epoch. */
export type ToastsEvent =
  /** if the same one is still on screen, its time restarts instead (ERR-2) */
  | { type: 'toast.show'; key: MessageKey; theme?: 'dark'; at: number }
  /** an error has been corrected, or a retry has succeeded */
  | { type: 'toast.retract'; keys: readonly MessageKey[] }
  /** a sample activity (TOAST-2) */
  | { type: 'sample.show'; proof: Proof; at: number }
  /** nobody is signed in any more */
  | { type: 'sample.clear' }
  | { type: 'toast.clear' }
  | DoneActorEvent<undefined, string>
  | ErrorActorEvent<unknown, string>

export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent },
  actors: { toast: toastMachine },
  actions: {
    show: enqueueActions(({ context: { shown }, enqueue }, { toast, at }: { toast: ShownToast; at: number }) => {
      const isShown = shown.some(({ id }) => id === toast.id)
      if (isShown) enqueue.stopChild(toast.id)
      enqueue.spawnChild('toast', { id: toast.id, input: { at } })
      enqueue.assign({
        shown: isShown ? shown.map((other) => (other.id === toast.id ? toast : other)) : [toast, ...shown],
      })
    }),
    countSample: assign({ samples: ({ context }) => context.samples + 1 }),
    remove: enqueueActions(({ context: { shown }, enqueue }, { ids }: { ids: readonly string[] }) => {
      for (const { id } of shown) if (ids.includes(id)) enqueue.stopChild(id)
      enqueue.assign({ shown: shown.filter(({ id }) => !ids.includes(id)) })
    }),
  },
})
  // Separate, because TypeScript cannot infer the types of the other actions next to this one.
  .extend({ actions: { reportFailure: actionNotProvided<{ error: unknown }>('reportFailure') } })
  .createMachine({
    id: 'toasts',
    context: { shown: [], samples: 0 },
    on: {
      'toast.show': {
        actions: {
          type: 'show',
          params: ({ event: { key, theme, at } }) => ({
            toast: { id: key, ...(theme === undefined ? {} : { theme }) },
            at,
          }),
        },
      },
      'sample.show': {
        actions: [
          'countSample',
          {
            type: 'show',
            params: ({ context, event: { proof, at } }) => ({ toast: { id: `sample ${context.samples}`, proof }, at }),
          },
        ],
      },
      'toast.retract': { actions: { type: 'remove', params: ({ event }) => ({ ids: event.keys }) } },
      'sample.clear': { actions: { type: 'remove', params: ({ context }) => ({ ids: samplesIn(context) }) } },
      'toast.clear': {
        actions: { type: 'remove', params: ({ context: { shown } }) => ({ ids: shown.map(({ id }) => id) }) },
      },
      'xstate.done.actor.*': { actions: { type: 'remove', params: ({ event }) => ({ ids: [event.actorId] }) } },
      // If a toast fails, only it is removed (ERR-4).
      'xstate.error.actor.*': {
        actions: [
          { type: 'remove', params: ({ event }) => ({ ids: [event.actorId] }) },
          { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
        ],
      },
    },
  })

function samplesIn({ shown }: ToastsContext): string[] {
  return shown.filter((toast) => 'proof' in toast).map(({ id }) => id)
}
