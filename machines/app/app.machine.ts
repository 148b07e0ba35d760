import { type ErrorActorEvent, sendTo, setup } from 'xstate'
import { to } from '#machines/actors.ts'
import { actionNotProvided } from '#machines/not-provided.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { toastsMachine } from '#machines/toasts/toasts.machine.ts'

/**
 * App: the root of the actor system, from the start of the page to its end (FLOW-6).
 *
 *   toasts     the messages on the screen
 *   session    who is signed in
 */
export interface AppEvent {
  /** the router shows another page, or the same one anew */
  type: 'page.enter'
  /** whether it is one of the signed-in area */
  isInside: boolean
}

export const appMachine = setup({
  types: {
    events: {} as AppEvent,
    children: {} as { session: 'session'; toasts: 'toasts' },
  },
  actors: { session: sessionMachine, toasts: toastsMachine },
  actions: {
    tellSession: sendTo(to('session'), (_, { isInside }: { isInside: boolean }) => ({ type: 'page.enter', isInside })),
    reportFailure: actionNotProvided<{ error: unknown }>('reportFailure'),
  },
}).createMachine({
  id: 'app',
  type: 'parallel',
  on: { 'page.enter': { actions: { type: 'tellSession', params: ({ event }) => ({ isInside: event.isInside }) } } },
  states: { toasts: runningFor('toasts'), session: runningFor('session') },
})

/** An actor that runs for good: if it fails, it ends alone, and another takes its place (ERR-4). */
function runningFor<Name extends 'session' | 'toasts'>(name: Name) {
  return {
    initial: 'running',
    states: {
      running: {
        invoke: {
          src: name,
          id: name,
          systemId: name,
          onError: {
            target: 'running',
            reenter: true,
            actions: {
              type: 'reportFailure',
              params: ({ event }: { event: ErrorActorEvent }) => ({ error: event.error }),
            },
          },
        },
      },
    },
  } as const
}
