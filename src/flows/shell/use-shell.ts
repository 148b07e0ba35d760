import { useSelector } from '@xstate/react'
import { session } from '#src/flows/session/session.ts'

/** Who is signed in, and the way out. */
export function useShell() {
  const customerId = useSelector(session, (snapshot) => snapshot.context.customerId)
  return { customerId, logOut: () => session.send({ type: 'session.end' }) }
}
