import { type HistoryState, redirect } from '@tanstack/react-router'
import type { SentWithdrawal } from '#machines/withdrawal/withdrawal-rules.ts'
import { actor, type Shown } from '#src/flows/actors.ts'
import { accessToken, clearAccessToken, storedUser } from '#src/platform/session-storage.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** a flow went here, rather than the person */
    isByFlow?: true
    /** the page that a visitor asked for, to continue to after signing in (AUTH-6) */
    askedFor?: string
    /** why the visitor was sent to the sign-in page */
    signInReason?: 'session-unreadable' | 'session-expired' | 'session-closed'
    /** the e-mail address of a new customer, who signs in next (SIGN-6) */
    newEmail?: string
    /** a withdrawal of unknown outcome, which the history is to tell, and how many of its amount there were before (WD-7); `sentAt` in ms since the epoch */
    unsure?: SentWithdrawal
  }
}

/** Requires an access token (AUTH-6). After a reload, resumes the session and prefetches the customer's data. */
export function requireSession({ root, environment }: Shown, location: { href: string }): Promise<void> | undefined {
  const { storage } = environment
  const customerId = storedUser(storage)?._id
  if (accessToken(storage) === null) throw redirect({ to: '/login', state: { askedFor: location.href } })
  if (customerId === undefined) {
    clearAccessToken(storage)
    throw redirect({ to: '/login', state: { askedFor: location.href, signInReason: 'session-unreadable' } })
  }
  const session = actor('session', root)
  if (session.getSnapshot().context.customerId === customerId) return undefined
  session.send({ type: 'session.resume', customerId })
  // Before the page renders, which would otherwise request the data itself.
  return import('#src/api/customer.ts').then(
    ({ prefetch }) => prefetch(environment, customerId),
    () => undefined,
  )
}

/** The page to continue to after signing in: a path of this site, or else the overview (AUTH-6). */
export function afterSignIn(askedFor: unknown): string {
  return typeof askedFor === 'string' && /^\/(?![/\\])/.test(askedFor) ? askedFor : '/dashboard-overview'
}

/** The state for links to the sign-in page, and between it and related pages: keeps the page that the visitor asked for (AUTH-6). */
export const keepAskedFor = ({ askedFor }: HistoryState): HistoryState => (askedFor === undefined ? {} : { askedFor })
