import { assign, type DoneActorEvent, type ErrorActorEvent, enqueueActions, setup } from 'xstate'
import { actionNotProvided, actorNotProvided } from '#machines/not-provided.ts'
import type { DialogFlows, ModalEvent, ModalKind, ModalRequest } from './modal-ref.ts'

/**
 * Modal: the dialogs of the signed-in area that are open. The top one hides those below it until it is closed. A dialog's flow runs
 * as long as the dialog is open, and its end closes the dialog.
 *
 *   closed -> loading -> open -> closed
 *   open -> loading -> open, stacked
 */
export interface ModalContext {
  /** from bottom to top; only the last is visible */
  stack: readonly ModalRequest[]
  /** its code is loading */
  wanted: ModalRequest | null
}

export const modalMachine = setup({
  types: {
    context: {} as ModalContext,
    events: {} as ModalEvent | DoneActorEvent<unknown, string> | ErrorActorEvent<unknown, string>,
    children: {} as { [Kind in keyof DialogFlows]: Kind },
  },
  actors: {
    /** loads the code of a dialog on first use */
    load: actorNotProvided<void, { kind: ModalKind }>('load'),
    // They are loaded with the first dialog.
    ...({} as DialogFlows),
  },
  actions: {
    /** tells the session what was entered for withdrawals before a reload (WD-5) */
    recallDrafts: actionNotProvided('recallDrafts'),
    /** the code of the dialog could not be loaded */
    noteMissing: actionNotProvided<{ request: ModalRequest | null }>('noteMissing'),
    /** `request` opens the dialog again */
    reportFailure: actionNotProvided<{ error: unknown; request: ModalRequest | undefined }>('reportFailure'),
    want: assign((_, { request }: { request: ModalRequest }) => ({ wanted: request })),
    forget: assign({ wanted: null }),
  },
})
  .extend({
    actions: {
      push: enqueueActions(({ context: { stack, wanted }, enqueue }) => {
        if (wanted === null) return
        enqueue.assign({ stack: [...stack, wanted], wanted: null })
        const { kind, ...input } = wanted
        // Any flow: the types require one fixed name.
        const flow = kind as 'kyc'
        enqueue.spawnChild(flow, { id: flow, systemId: flow, input })
      }),
      clear: enqueueActions(({ context: { stack }, enqueue }) => {
        for (const { kind } of stack) enqueue.stopChild(kind)
        enqueue.assign({ stack: [], wanted: null })
      }),
      drop: enqueueActions(({ context: { stack }, enqueue }, { kind }: { kind: string }) => {
        enqueue.stopChild(kind)
        enqueue.assign({ stack: stack.filter((request) => request.kind !== kind) })
      }),
    },
    guards: {
      isEmpty: ({ context }) => context.stack.length === 0,
      isNew: ({ context }, { kind }: { kind: ModalKind }) => context.stack.every((request) => request.kind !== kind),
    },
  })
  .createMachine({
    id: 'modal',
    context: { stack: [], wanted: null },
    entry: 'recallDrafts',
    on: {
      'modal.leave': { target: '.closed', actions: 'clear' },
      'xstate.done.actor.*': { actions: { type: 'drop', params: ({ event }) => ({ kind: event.actorId }) } },
      // If a flow fails, only it ends, and its dialog closes (ERR-4).
      'xstate.error.actor.*': {
        actions: [
          {
            type: 'reportFailure',
            params: ({ context, event }) => ({
              error: event.error,
              request: context.stack.find(({ kind }) => kind === event.actorId),
            }),
          },
          { type: 'drop', params: ({ event }) => ({ kind: event.actorId }) },
        ],
      },
    },
    initial: 'closed',
    states: {
      closed: {
        on: {
          'modal.open': {
            target: 'loading',
            actions: { type: 'want', params: ({ event }) => ({ request: event.request }) },
          },
        },
      },
      loading: {
        invoke: {
          src: 'load',
          // A file may ask for a dialog without a kind: there is none, and its code cannot be loaded.
          input: ({ context }) => ({ kind: context.wanted?.kind as ModalKind }),
          onDone: { target: 'open', actions: 'push' },
          onError: {
            target: 'open',
            actions: [{ type: 'noteMissing', params: ({ context }) => ({ request: context.wanted }) }, 'forget'],
          },
        },
      },
      open: {
        always: { guard: 'isEmpty', target: 'closed' },
        on: {
          'modal.open': {
            guard: { type: 'isNew', params: ({ event }) => ({ kind: event.request?.kind }) },
            target: 'loading',
            actions: { type: 'want', params: ({ event }) => ({ request: event.request }) },
          },
        },
      },
    },
  })
