import { assign, type DoneActorEvent, type ErrorActorEvent, enqueueActions, setup } from 'xstate'
import type { accountSettingsMachine } from '#machines/account-settings/account-settings.machine.ts'
import type { depositMachine } from '#machines/deposit/deposit.machine.ts'
import type { kycMachine } from '#machines/kyc/kyc.machine.ts'
import type { loanMachine } from '#machines/loan/loan.machine.ts'
import type { loanNoticeMachine } from '#machines/loan-notice/loan-notice.machine.ts'
import { actionNotProvided, actorNotProvided, machineNotProvided } from '#machines/not-provided.ts'
import type { statementMachine } from '#machines/statement/statement.machine.ts'
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import type { ContentDialog, ModalEvent, ModalKind, ModalRequest } from './modal-ref.ts'

/**
 * Modal: the dialogs of the signed-in area that are open. The top one hides those below it until it is closed. A dialog's flow runs
 * as long as the dialog is open, and its end closes the dialog; a dialog that only shows content has none.
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

/** The dialogs with a flow. */
type FlowKind = Exclude<ModalKind, ContentDialog>

const named = <Kind extends ModalKind>(kind: Kind) => ({ id: kind, systemId: kind })

export const modalMachine = setup({
  types: {
    context: {} as ModalContext,
    events: {} as ModalEvent | DoneActorEvent<unknown, string> | ErrorActorEvent<unknown, string>,
    children: {} as { [Kind in FlowKind]: Kind },
  },
  actors: {
    /** loads the code of a dialog on first use */
    load: actorNotProvided<void, { kind: ModalKind }>('load'),
    // Their code is loaded with the first dialog.
    withdrawal: machineNotProvided<typeof withdrawalMachine>('withdrawal'),
    deposit: machineNotProvided<typeof depositMachine>('deposit'),
    kyc: machineNotProvided<typeof kycMachine>('kyc'),
    loan: machineNotProvided<typeof loanMachine>('loan'),
    'loan-notice': machineNotProvided<typeof loanNoticeMachine>('loan-notice'),
    'account-settings': machineNotProvided<typeof accountSettingsMachine>('account-settings'),
    statement: machineNotProvided<typeof statementMachine>('statement'),
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
        switch (wanted.kind) {
          case 'withdrawal':
            enqueue.spawnChild(wanted.kind, {
              ...named(wanted.kind),
              input: { path: wanted.path, method: wanted.method, draft: wanted.draft },
            })
            break
          case 'deposit':
            enqueue.spawnChild(wanted.kind, {
              ...named(wanted.kind),
              input: { plan: wanted.plan, startsAt: wanted.startsAt },
            })
            break
          case 'self-help':
          case 'referral':
            break
          default: {
            // Any flow without input: the types require one fixed name.
            const kind = wanted.kind satisfies Exclude<FlowKind, 'withdrawal' | 'deposit'> as 'kyc'
            enqueue.spawnChild(kind, named(kind))
          }
        }
      }),
      clear: enqueueActions(({ context: { stack }, enqueue }) => {
        for (const { kind } of stack) enqueue.stopChild(kind)
        enqueue.assign({ stack: [], wanted: null })
      }),
      pop: enqueueActions(({ context: { stack }, enqueue }) => {
        const top = stack.at(-1)
        if (top !== undefined) enqueue.stopChild(top.kind)
        enqueue.assign({ stack: stack.slice(0, -1) })
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
          input: ({ context }) => ({ kind: context.wanted?.kind ?? 'self-help' }),
          onDone: { target: 'open', actions: 'push' },
          onError: {
            target: 'open',
            actions: [{ type: 'noteMissing', params: ({ context }) => ({ request: context.wanted }) }, 'forget'],
          },
        },
        on: { 'modal.close': { target: 'open', actions: ['forget', 'pop'] } },
      },
      open: {
        always: { guard: 'isEmpty', target: 'closed' },
        on: {
          'modal.open': {
            guard: { type: 'isNew', params: ({ event }) => ({ kind: event.request.kind }) },
            target: 'loading',
            actions: { type: 'want', params: ({ event }) => ({ request: event.request }) },
          },
          'modal.close': { actions: 'pop' },
        },
      },
    },
  })
