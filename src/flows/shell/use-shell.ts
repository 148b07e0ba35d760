import { useSelector } from '@xstate/react'
import { actor } from '#src/flows/actors.ts'
import { useChild } from '#src/flows/use-flow.ts'

/** The signed-in customer, what runs for them, and logging out. */
export function useShell() {
  const customerId = useSelector(actor('session'), (snapshot) => snapshot.context.customerId)
  const customer = useChild('session', 'customer')
  const modal = useChild('session', 'modal')
  const logOut = () => actor('session').send({ type: 'session.end' })
  return { customerId, customer, modal, logOut }
}
