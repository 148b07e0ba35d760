import { type ActorRef, type EventObject, fromCallback, type Snapshot } from 'xstate'
import type { CustomerEvent } from './customer.machine.ts'
import type { CustomerAnswers, CustomerPart } from './customer-answers.ts'

/** The `customer` machine as far as other flows look at it. */
export interface CustomerView {
  value: Record<CustomerPart, string>
  context: { customerId: string; answers: Partial<CustomerAnswers> }
}

/** The running `customer` actor, as a flow is given it: to follow it, and to ask it for a reload by `sendTo`. */
export type CustomerRef = ActorRef<Snapshot<unknown> & CustomerView, CustomerEvent>

interface Followed {
  customerRef: CustomerRef
}

/** Reports what a flow needs of the customer, at once and whenever it changes; null reports nothing. */
export function followCustomer<Input extends Followed = Followed>(
  toEvent: (view: CustomerView, input: Input) => EventObject | null,
) {
  return fromCallback<EventObject, Input>(({ sendBack, input }) => {
    const report = (view: CustomerView) => {
      const event = toEvent(view, input)
      if (event !== null) sendBack(event)
    }
    report(input.customerRef.getSnapshot())
    const { unsubscribe } = input.customerRef.subscribe(report)
    return unsubscribe
  })
}
