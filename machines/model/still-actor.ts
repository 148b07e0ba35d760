import type { ActorLogic, EventObject, Snapshot } from 'xstate'
import type { CustomerAnswers } from '#machines/customer/customer-answers.ts'
import type { CustomerView } from '#machines/customer/customer-ref.ts'
import type { SessionView } from '#machines/session/session-ref.ts'

type Listener = (event: EventObject) => void

/** Logic of an actor beside a flow: it reports the events that it receives and never changes state. */
export type Still<View extends object = object> = ActorLogic<Snapshot<unknown> & View, EventObject>

/** A customer whose data are all loaded unless `value` says otherwise. */
export function stillCustomer(
  answers: Partial<CustomerAnswers>,
  value: Partial<CustomerView['value']> = {},
  onEvent?: Listener,
): Still<CustomerView> {
  return still({ value: { ...LOADED, ...value }, context: { customerId: answers.user?._id ?? '', answers } }, onEvent)
}

export function stillSession(context: SessionView, onEvent?: Listener): Still<{ context: SessionView }> {
  return still({ context }, onEvent)
}

/** An actor without any state that a flow reads. */
export function stillListener(onEvent?: Listener): Still {
  return still({}, onEvent)
}

const LOADED = { user: 'ready', loans: 'ready', deposits: 'ready', kyc: 'ready', transfers: 'ready' }

function still<View extends object>(view: View, onEvent: Listener = () => {}): Still<View> {
  return {
    getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined, ...view }),
    transition: (snapshot, event) => {
      onEvent(event)
      return snapshot
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  }
}
