import type { ActorLogic, EventObject, Snapshot } from 'xstate'
import type { CustomerAnswers } from '#machines/customer/customer-answers.ts'
import type { CustomerView } from '#machines/customer/customer-ref.ts'
import type { SessionView } from '#machines/session/session-ref.ts'

type Listener = (event: EventObject) => void

/** Logic of an actor beside a flow: it reports the events that it receives and never changes state. */
export type Stub<View extends object = object> = ActorLogic<Snapshot<unknown> & View, EventObject>

/** A customer whose data are all loaded unless `value` says otherwise. */
export function stubCustomer(
  answers: Partial<CustomerAnswers>,
  value: Partial<CustomerView['value']> = {},
  onEvent?: Listener,
): Stub<CustomerView> {
  return stub({ value: { ...LOADED, ...value }, context: { customerId: answers.user?._id ?? '', answers } }, onEvent)
}

export function stubSession(context: SessionView, onEvent?: Listener): Stub<{ context: SessionView }> {
  return stub({ context }, onEvent)
}

/** An actor without any state that a flow reads. */
export function stubListener(onEvent?: Listener): Stub {
  return stub({}, onEvent)
}

const LOADED = { user: 'ready', loans: 'ready', deposits: 'ready', kyc: 'ready', transfers: 'ready' }

function stub<View extends object>(view: View, onEvent: Listener = () => {}): Stub<View> {
  return {
    getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined, ...view }),
    transition: (snapshot, event) => {
      onEvent(event)
      return snapshot
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  }
}
