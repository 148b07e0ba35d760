import type { ActorRefFrom } from 'xstate'
import type { appMachine } from '#machines/app/app.machine.ts'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts'

/** The actors that run from the start of the page to its end, by their `systemId` (FLOW-6). */
export interface Actors {
  session: ActorRefFrom<typeof sessionMachine>
  toasts: ActorRefFrom<typeof toastsMachine>
}

let root: ActorRefFrom<typeof appMachine> | undefined

/** Sets the root of the actor system. */
export function setRoot(app: ActorRefFrom<typeof appMachine>): void {
  root = app
}

/** The running actor of this name. Throws before the system has started. */
export function actor<Name extends keyof Actors>(name: Name): Actors[Name] {
  const found = root?.system.get(name)
  if (found === undefined) throw new Error(`No actor '${name}' is running`)
  return found as Actors[Name]
}
