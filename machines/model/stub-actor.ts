import { type ActorLogic, type EventObject, fromPromise, type Snapshot } from 'xstate'
import type { CustomerAnswers, CustomerView } from '#machines/customer/customer-ref.ts'
import type { SessionView } from '#machines/session/session-ref.ts'
import type { ToastsEvent } from '#machines/toasts/toasts.machine.ts'
import { isSpentCode } from '#machines/withdrawal/withdrawal-rules.ts'
import type { MessageKey } from '#src/content/messages.ts'

type Listener = (event: EventObject) => void

/** Logic of an actor beside a flow: it reports the events that it receives and never changes state. */
export type Stub<View extends object = object> = ActorLogic<Snapshot<unknown> & View, EventObject>

/** A customer whose data are all loaded unless `value` says otherwise. */
export function stubCustomer(
  answers: Partial<CustomerAnswers>,
  value: Partial<CustomerView['value']> = {},
  onEvent?: Listener,
): Stub<CustomerView> {
  const { user } = answers
  const context = { customerId: user?._id ?? '', answers, isCodeSpent: isSpentCode(user?.userOtp ?? null) }
  return stub({ value: { ...LOADED, ...value }, context }, onEvent)
}

export function stubSession(context: SessionView, onEvent?: Listener): Stub<{ context: SessionView }> {
  return stub({ context }, onEvent)
}

/** An actor without any state that a flow reads. */
export function stubListener(onEvent?: Listener): Stub {
  return stub({}, onEvent)
}

/** Reports the toasts of one flow. */
export function stubToasts(flow: string, onShow: (key: MessageKey) => void): Stub {
  return stubListener((event) => {
    const shown = event as ToastsEvent
    if (shown.type === 'toast.show' && shown.flow === flow) onShow(shown.key)
  })
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

/** A call of a flow, which a test settles by hand. The flow has reacted when `resolve` or `reject` is over. */
export interface HeldCall<Output, Input> {
  input: Input
  resolve(output: Output): Promise<void>
  reject(error: unknown): Promise<void>
}

/** The logic of an actor whose calls wait in the list until a test settles them. */
export function heldCalls<Output, Input>() {
  const calls: HeldCall<Output, Input>[] = []
  const logic = fromPromise<Output, Input>(({ input }) => {
    const answer = new Promise<Output>((resolve, reject) => {
      // The flow waits for the answer, too, and was there first.
      const reacted = async (settle: () => void) => {
        settle()
        await answer.catch(() => {})
      }
      calls.push({
        input,
        resolve: (output) => reacted(() => resolve(output)),
        reject: (error) => reacted(() => reject(error)),
      })
    })
    return answer
  })
  return { calls, logic }
}
