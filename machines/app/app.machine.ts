import { assign, type DoneActorEvent, type ErrorActorEvent, sendTo, setup } from 'xstate'
import type { backdropMachine } from '#machines/backdrop/backdrop.machine.ts'
import type { loginMachine } from '#machines/login/login.machine.ts'
import type { mapMachine } from '#machines/map/map.machine.ts'
import { messageMachine } from '#machines/message/message.machine.ts'
import { navigationMachine } from '#machines/navigation/navigation.machine.ts'
import { actionNotProvided, machineNotProvided } from '#machines/not-provided.ts'
import { pageLoadMachine } from '#machines/page-load/page-load.machine.ts'
import type { passwordRequestMachine } from '#machines/password-request/password-request.machine.ts'
import type { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts'
import { to } from '#machines/recipients.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { signUpMachine } from '#machines/sign-up/sign-up.machine.ts'
import { toastsMachine } from '#machines/toasts/toasts.machine.ts'

/** The pages that have a flow, the pages of the signed-in area, and all others. */
export type Page = 'login' | 'sign-up' | 'password-request' | 'password-reset' | 'contact' | 'bank' | 'other'

export interface AppContext {
  /** the route of the page on screen, if it has flows */
  route: string | null
}

export type AppEvent =
  /** the router shows a page; its flows start, unless it shows the same route */
  | { type: 'page.enter'; page: Page; route: string }
  /** the page's flows end, before it is shown again */
  | { type: 'page.leave' }
  /** the overlay of a page that is loading */
  | { type: 'overlay.show' }
  | { type: 'overlay.hide' }

/** What it starts, each under its own name. */
const ACTORS = {
  session: sessionMachine,
  toasts: toastsMachine,
  newsletter: messageMachine,
  navigation: navigationMachine,
  'page-load': pageLoadMachine,
  // The code of the other machines is loaded with their pages.
  login: machineNotProvided<typeof loginMachine>('login'),
  'sign-up': machineNotProvided<typeof signUpMachine>('sign-up'),
  backdrop: machineNotProvided<typeof backdropMachine>('backdrop'),
  'password-request': machineNotProvided<typeof passwordRequestMachine>('password-request'),
  'password-reset': machineNotProvided<typeof passwordResetMachine>('password-reset'),
  contact: machineNotProvided<typeof messageMachine>('contact'),
  map: machineNotProvided<typeof mapMachine>('map'),
}

const FRAME = [
  runs('navigation', '#app.shell.failed'),
  { ...runs('newsletter', '#app.shell.failed'), input: { kind: 'newsletter' } },
] as const

/**
 * App: the root of the actor system, from the start of the page to its end (FLOW-6). The router drives it.
 *
 *   toasts     the messages on the screen
 *   session    who is signed in
 *   page       the flows of the page that the router shows
 *   shell      the frame of the public pages: the menu and the newsletter
 *   overlay    hidden <-> shown, while a page loads
 */
export const appMachine = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    children: {} as { [Name in keyof typeof ACTORS]: Name },
  },
  actors: ACTORS,
  actions: {
    reportFailure: actionNotProvided<{ error: unknown }>('reportFailure'),
    /** to the page that was asked for, or to the overview (AUTH-6) */
    goOn: actionNotProvided('goOn'),
    goToLogin: actionNotProvided<{ newEmail?: string }>('goToLogin'),
    tellSession: sendTo(to('session'), (_, { isInside }: { isInside: boolean }) => ({ type: 'area.change', isInside })),
    noteRoute: assign((_, { route }: { route: string | null }) => ({ route })),
  },
  guards: {
    isBank: ({ event }) => event.type === 'page.enter' && event.page === 'bank',
    isPublic: ({ event }) => event.type === 'page.enter' && event.page !== 'bank',
    isSameRoute: ({ context }, { route }: { route: string }) => context.route === route,
    isPage: ({ event }, { page }: { page: Page }) => event.type === 'page.enter' && event.page === page,
  },
}).createMachine({
  id: 'app',
  type: 'parallel',
  context: { route: null },
  states: {
    toasts: {
      initial: 'running',
      states: { running: { invoke: runs('toasts', '#app.toasts.running') } },
    },
    session: {
      initial: 'running',
      on: {
        'page.enter': {
          actions: { type: 'tellSession', params: ({ event }) => ({ isInside: event.page === 'bank' }) },
        },
        'page.leave': { actions: { type: 'tellSession', params: { isInside: false } } },
      },
      states: { running: { invoke: runs('session', '#app.session.running') } },
    },
    page: {
      initial: 'other',
      on: {
        'page.enter': [
          { guard: { type: 'isSameRoute', params: ({ event }) => ({ route: event.route }) } },
          enters('login'),
          enters('sign-up'),
          enters('password-request'),
          enters('password-reset'),
          enters('contact'),
          { target: '.other', actions: { type: 'noteRoute', params: { route: null } } },
        ],
        'page.leave': { target: '.other', actions: { type: 'noteRoute', params: { route: null } } },
      },
      states: {
        other: {},
        failed: {},
        login: { invoke: { ...runs('login', '#app.page.failed'), onDone: { actions: 'goOn' } } },
        'sign-up': {
          invoke: [
            {
              ...runs('sign-up', '#app.page.failed'),
              onDone: {
                actions: {
                  type: 'goToLogin',
                  params: ({ event }: { event: DoneActorEvent<{ email: string }> }) => ({
                    newEmail: event.output.email,
                  }),
                },
              },
            },
            runs('backdrop', '#app.page.failed'),
          ],
        },
        'password-request': { invoke: runs('password-request', '#app.page.failed') },
        'password-reset': {
          invoke: {
            ...runs('password-reset', '#app.page.failed'),
            onDone: { actions: { type: 'goToLogin', params: {} } },
          },
        },
        contact: {
          invoke: [
            { ...runs('contact', '#app.page.failed'), input: { kind: 'contact' } },
            runs('map', '#app.page.failed'),
          ],
        },
      },
    },
    // They restart when the frame changes: between the public pages and the signed-in area.
    shell: {
      initial: 'outside',
      on: { 'page.leave': '.outside' },
      states: {
        outside: { invoke: FRAME, on: { 'page.enter': { guard: 'isBank', target: 'inside' } } },
        inside: { invoke: FRAME, on: { 'page.enter': { guard: 'isPublic', target: 'outside' } } },
        failed: {},
      },
    },
    overlay: {
      initial: 'hidden',
      states: {
        hidden: { on: { 'overlay.show': 'shown' } },
        shown: { invoke: runs('page-load', '#app.overlay.hidden'), on: { 'overlay.hide': 'hidden' } },
      },
    },
  },
})

/** An actor under its own name. If it fails, only it ends, and the region goes to another state (ERR-4). */
function runs<const Name extends string, const State extends string>(name: Name, failed: State) {
  return {
    src: name,
    id: name,
    systemId: name,
    onError: {
      target: failed,
      reenter: true,
      actions: { type: 'reportFailure', params: ({ event }: { event: ErrorActorEvent }) => ({ error: event.error }) },
    },
  } as const
}

function enters<const Name extends Page>(page: Name) {
  return {
    guard: { type: 'isPage', params: { page } },
    target: `.${page}`,
    actions: {
      type: 'noteRoute',
      params: ({ event }: { event: Extract<AppEvent, { type: 'page.enter' }> }) => ({ route: event.route }),
    },
  } as const
}
