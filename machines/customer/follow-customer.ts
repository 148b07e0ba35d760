import { type EventObject, fromCallback } from 'xstate'
import { to } from '#machines/recipients.ts'
import type { CustomerView } from './customer-ref.ts'

/** Reports what a flow needs from the customer: immediately, then on every change. Null values are not reported. */
export function followCustomer<Input = undefined>(toEvent: (view: CustomerView, input: Input) => EventObject | null) {
  return fromCallback<EventObject, Input>(({ sendBack, input, system }) => {
    const customer = to('customer')({ system })
    let reported: CustomerView | null = null
    const report = (view: CustomerView) => {
      // XState also notifies of events that change nothing.
      if (view === reported) return
      reported = view
      const event = toEvent(view, input)
      if (event !== null) sendBack(event)
    }
    report(customer.getSnapshot())
    const { unsubscribe } = customer.subscribe(report)
    return unsubscribe
  })
}

/** What a flow needs from the customer when it starts. */
export const customerNow = (flow: Parameters<ReturnType<typeof to<'customer'>>>[0]): CustomerView =>
  to('customer')(flow).getSnapshot()
