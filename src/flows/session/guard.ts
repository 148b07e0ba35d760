import { redirect } from '@tanstack/react-router'
import { accessToken, clearAccessToken, storedUser } from '#src/platform/session-storage.ts'
import { session } from './session.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** the page that a visitor was sent away from, to go on to after signing in (AUTH-6) */
    askedFor?: string
    /** why a visitor stands before the sign-in */
    signInReason?: 'session-unreadable'
  }
}

/** Lets only those through who hold a token (AUTH-6); takes up their session after a reload, and asks for their data at once. */
export function requireSession(location: { href: string }): Promise<void> | undefined {
  const customerId = storedUser()?._id
  if (accessToken() === null) throw redirect({ to: '/login', state: { askedFor: location.href } })
  if (customerId === undefined) {
    clearAccessToken()
    throw redirect({ to: '/login', state: { askedFor: location.href, signInReason: 'session-unreadable' } })
  }
  if (session.getSnapshot().context.customerId === customerId) return undefined
  session.send({ type: 'session.resume', customerId })
  // Before the page stands, which else would ask for itself.
  return import('#src/api/customer.ts').then(
    ({ prefetch }) => prefetch(customerId),
    () => undefined,
  )
}

/** The page to go on to after signing in: a path of this site, else the overview (AUTH-6). */
export function afterSignIn(askedFor: unknown): string {
  return typeof askedFor === 'string' && /^\/(?![/\\])/.test(askedFor) ? askedFor : '/dashboard-overview'
}
