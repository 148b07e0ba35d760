import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { appMachine, Page } from '#machines/app/app.machine.ts'
import type { backdropMachine } from '#machines/backdrop/backdrop.machine.ts'
import type { customerMachine } from '#machines/customer/customer.machine.ts'
import type { loginMachine } from '#machines/login/login.machine.ts'
import type { mapMachine } from '#machines/map/map.machine.ts'
import type { messageMachine } from '#machines/message/message.machine.ts'
import type { modalMachine } from '#machines/modal/modal.machine.ts'
import type { DialogFlows } from '#machines/modal/modal-ref.ts'
import type { passwordRequestMachine } from '#machines/password-request/password-request.machine.ts'
import type { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import type { signUpMachine } from '#machines/sign-up/sign-up.machine.ts'
import type { socialProofMachine } from '#machines/social-proof/social-proof.machine.ts'
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts'
import type { Environment } from '#src/platform/environment.ts'

/** The actors of the system, by their `systemId` (FLOW-6). */
export interface Actors {
  app: ActorRefFrom<typeof appMachine>
  session: ActorRefFrom<typeof sessionMachine>
  toasts: ActorRefFrom<typeof toastsMachine>
  customer: ActorRefFrom<typeof customerMachine>
  modal: ActorRefFrom<typeof modalMachine>
}

/** What the page shows: the running root, or the still picture of a moment (DEMO-17). */
export interface Shown {
  root: Actors['app']
  environment: Environment
}

export interface LoadedPage {
  page: Page
}

/** The actor system, as routes and views know it. */
export interface PageSystem {
  readonly shown: Shown
  /** What the loader of a route returns: the page whose flows run while it is shown. Their code is not in the front page's (PERF-1). */
  loadPage(page: Page): Promise<LoadedPage>
}

/** The context of every route (QA-7). */
export interface RouteContext {
  system: PageSystem
}

/** The actor of this name, in the system of this root; undefined when it is not running. */
export function find<Name extends keyof Actors>(name: Name, root: AnyActorRef): Actors[Name] | undefined {
  return root.system.get(name) as Actors[Name] | undefined
}

/** The running actor of this name. Throws when there is none. */
export function actor<Name extends keyof Actors>(name: Name, root: AnyActorRef): Actors[Name] {
  const found = find(name, root)
  if (found === undefined) throw new Error(`No actor '${name}' is running`)
  return found
}

/** Machines whose code is loaded with the pages that run them, by the actor that starts them (PERF-1). */
export interface LateMachines {
  app: {
    login: typeof loginMachine
    'sign-up': typeof signUpMachine
    backdrop: typeof backdropMachine
    'password-request': typeof passwordRequestMachine
    'password-reset': typeof passwordResetMachine
    contact: typeof messageMachine
    map: typeof mapMachine
  }
  session: { customer: typeof customerMachine; 'social-proof': typeof socialProofMachine; modal: typeof modalMachine }
  modal: DialogFlows
}
