import { session } from '#src/flows/session/session.ts'

export function useAccount() {
  return { logOut: () => session.send({ type: 'session.end' }) }
}
