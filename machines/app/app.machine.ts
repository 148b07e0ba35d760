import { setup } from 'xstate'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { toastsMachine } from '#machines/toasts/toasts.machine.ts'

/**
 * App: the root of the actor system, from the start of the page to its end (FLOW-6).
 *
 *   toasts     the messages on the screen
 *   session    who is signed in
 */
export const appMachine = setup({
  actors: { session: sessionMachine, toasts: toastsMachine },
}).createMachine({
  id: 'app',
  type: 'parallel',
  states: {
    toasts: { invoke: { src: 'toasts', id: 'toasts', systemId: 'toasts' } },
    session: { invoke: { src: 'session', id: 'session', systemId: 'session' } },
  },
})
