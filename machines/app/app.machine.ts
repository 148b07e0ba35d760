import { type ErrorActorEvent, setup } from 'xstate'
import { actionNotProvided } from '#machines/not-provided.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { toastsMachine } from '#machines/toasts/toasts.machine.ts'

/**
 * App: the root of the actor system, from the start of the page to its end (FLOW-6).
 *
 *   toasts     the messages on the screen
 *   session    who is signed in
 */
export const appMachine = setup({
  types: { events: {} as ErrorActorEvent<unknown, string> },
  actors: { session: sessionMachine, toasts: toastsMachine },
  actions: { reportFailure: actionNotProvided<{ error: unknown }>('reportFailure') },
}).createMachine({
  id: 'app',
  type: 'parallel',
  // One that fails ends alone (ERR-4).
  on: {
    'xstate.error.actor.*': {
      actions: { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
    },
  },
  states: {
    toasts: { invoke: { src: 'toasts', id: 'toasts', systemId: 'toasts' } },
    session: { invoke: { src: 'session', id: 'session', systemId: 'session' } },
  },
})
