import { useSelector } from '@xstate/react'
import { session } from '#src/flows/session/session.ts'

/** The signed-in customer, and logging out. */
export function useShell() {
  const customerId = useSelector(session, (snapshot) => snapshot.context.customerId)
  return { customerId, logOut: () => session.send({ type: 'session.end' }) }
}
