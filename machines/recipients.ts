import type { ActorRef, AnyActorRef, Snapshot } from 'xstate'
import type { CustomerRef } from './customer/customer-ref.ts'
import type { ModalRef } from './modal/modal-ref.ts'
import type { SessionRef } from './session/session-ref.ts'
import type { ToastsEvent } from './toasts/toasts.machine.ts'

/** The actors that flows send to, by their `systemId` (FLOW-6). */
export interface Recipients {
  customer: CustomerRef
  modal: ModalRef
  session: SessionRef
  toasts: ActorRef<Snapshot<unknown>, ToastsEvent>
}

/**
 * The running actor of this name in the flow's system, for `sendTo`. Throws when there is none, because XState 5's `sendTo` silently
 * drops an event to a missing target.
 */
export function to<Name extends keyof Recipients>(name: Name) {
  return ({ system }: { system: AnyActorRef['system'] }): Recipients[Name] => {
    const found: AnyActorRef | undefined = system.get(name)
    if (found === undefined) throw new Error(`No actor '${name}' is running`)
    return found as Recipients[Name]
  }
}
