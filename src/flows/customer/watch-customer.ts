import { type EventObject, fromCallback, type SnapshotFrom } from 'xstate'
import type { customerMachine } from '#machines/customer.machine.ts'
import type { Customer } from './use-customer.ts'

/** An actor that sends a flow an event about the customer's data, at once and on every change. `null` sends nothing. */
export function watchCustomer(
  { actor }: Pick<Customer, 'actor'>,
  toEvent: (snapshot: SnapshotFrom<typeof customerMachine>) => EventObject | null,
) {
  return fromCallback<EventObject>(({ sendBack }) => {
    const tell = (snapshot: SnapshotFrom<typeof customerMachine>) => {
      const event = toEvent(snapshot)
      if (event !== null) sendBack(event)
    }
    tell(actor.getSnapshot())
    const { unsubscribe } = actor.subscribe(tell)
    return unsubscribe
  })
}
