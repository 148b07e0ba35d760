import { useSelector } from '@xstate/react'
import { actor } from '#src/flows/actors.ts'
import { useSessionChild } from '#src/flows/use-child.ts'

/** The signed-in customer, what runs for them, and logging out. */
export function useShell() {
  const customerId = useSelector(actor('session'), (snapshot) => snapshot.context.customerId)
  const customer = useSessionChild('customer')
  const modal = useSessionChild('modal')
  const logOut = () => actor('session').send({ type: 'session.end' })
  return { customerId, customer, modal, logOut }
}
