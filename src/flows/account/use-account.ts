import { actor } from '#src/flows/actors.ts'

export function useAccount() {
  return { logOut: () => actor('session').send({ type: 'session.end' }) }
}
