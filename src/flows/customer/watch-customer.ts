import type { EventObject, SnapshotFrom } from 'xstate'
import { fromCallback } from 'xstate'
import type { customerMachine } from '#machines/customer.machine.ts'
import type { Customer } from './use-customer.ts'

/** A watcher that tells a flow what becomes of the customer's data, for as long as the flow lives. */
export function watchCustomer(
  { actor }: Pick<Customer, 'actor'>,
  toEvent: (snapshot: SnapshotFrom<typeof customerMachine>) => EventObject,
) {
  return fromCallback<EventObject>(({ sendBack }) => {
    const watching = actor.subscribe((snapshot) => sendBack(toEvent(snapshot)))
    return () => watching.unsubscribe()
  })
}
