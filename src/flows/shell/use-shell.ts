import { useSelector } from '@xstate/react'
import { actor } from '#src/flows/actors.ts'

/** The signed-in customer, and logging out. */
export function useShell() {
  const customerId = useSelector(actor('session'), (snapshot) => snapshot.context.customerId)
  return { customerId, logOut: () => actor('session').send({ type: 'session.end' }) }
}
