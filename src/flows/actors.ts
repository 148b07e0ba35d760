import type { ActorRefFrom } from 'xstate'
import type { appMachine } from '#machines/app/app.machine.ts'
import type { customerMachine } from '#machines/customer/customer.machine.ts'
import type { modalMachine } from '#machines/modal/modal.machine.ts'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import type { socialProofMachine } from '#machines/social-proof/social-proof.machine.ts'
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts'

/** The actors of the system, by their `systemId` (FLOW-6). */
export interface Actors {
  app: ActorRefFrom<typeof appMachine>
  session: ActorRefFrom<typeof sessionMachine>
  toasts: ActorRefFrom<typeof toastsMachine>
  customer: ActorRefFrom<typeof customerMachine>
  modal: ActorRefFrom<typeof modalMachine>
}

/** The machines of the signed-in area. */
export interface SignedInMachines {
  customer: typeof customerMachine
  'social-proof': typeof socialProofMachine
  modal: typeof modalMachine
}

let root: ActorRefFrom<typeof appMachine> | undefined

/** Sets the root of the actor system. */
export function setRoot(app: ActorRefFrom<typeof appMachine>): void {
  root = app
}

/** The actor of this name; undefined when it is not running. */
export function find<Name extends keyof Actors>(name: Name): Actors[Name] | undefined {
  return root?.system.get(name) as Actors[Name] | undefined
}

/** The running actor of this name. Throws when there is none. */
export function actor<Name extends keyof Actors>(name: Name): Actors[Name] {
  const found = find(name)
  if (found === undefined) throw new Error(`No actor '${name}' is running`)
  return found
}

/** Gives the session the machines of the signed-in area, whose code comes with its pages (PERF-1). */
export function provideSignedIn(machines: SignedInMachines): void {
  Object.assign(actor('session').getSnapshot().machine.implementations.actors, machines)
}
