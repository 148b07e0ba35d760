import { type ActorRef, type EventObject, fromCallback, type Snapshot } from 'xstate'
import type { CustomerEvent } from './customer.machine.ts'
import type { CustomerAnswers, CustomerPart } from './customer-answers.ts'

/** The part of the `customer` machine that other flows use. */
export interface CustomerView {
  value: Record<CustomerPart, string>
  context: { customerId: string; answers: Partial<CustomerAnswers> }
}

/** The running `customer` actor. Flows receive it as input, subscribe to it, and request a reload with `sendTo`. */
export type CustomerRef = ActorRef<Snapshot<unknown> & CustomerView, CustomerEvent>

interface Followed {
  customerRef: CustomerRef
}

/** Reports what a flow needs from the customer: immediately, then on every change. Null values are not reported. */
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
