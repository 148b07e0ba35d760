import { type ActorLogic, type ActorRef, createActor, type EventObject, type Snapshot } from 'xstate'
import type { CustomerAnswers } from '#machines/customer/customer-answers.ts'
import type { CustomerRef, CustomerView } from '#machines/customer/customer-ref.ts'
import type { SessionContext, SessionRef } from '#machines/session/session.machine.ts'

type Listener = (event: EventObject) => void

/** A customer whose data are all loaded unless `value` says otherwise. Events do not change it. */
export function stillCustomer(
  answers: Partial<CustomerAnswers>,
  value: Partial<CustomerView['value']> = {},
  onEvent?: Listener,
): CustomerRef {
  const context = { customerId: answers.user?._id ?? '', answers }
  return stillActor({ value: { ...LOADED, ...value }, context }, onEvent)
}

export function stillSession(context: SessionContext, onEvent?: Listener): SessionRef {
  return stillActor({ context }, onEvent)
}

const LOADED = { user: 'ready', loans: 'ready', deposits: 'ready', kyc: 'ready', transfers: 'ready' }

/** A stub for an actor that a flow refers to: it reports the events it receives and never changes state. */
function stillActor<View extends object, Event extends EventObject>(
  view: View,
  onEvent: Listener = () => {},
): ActorRef<Snapshot<unknown> & View, Event> {
  const logic: ActorLogic<Snapshot<unknown> & View, Event> = {
    getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined, ...view }),
    transition: (snapshot, event) => {
      onEvent(event)
      return snapshot
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  }
  return createActor(logic).start()
}
