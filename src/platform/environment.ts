import type { HistoryState } from '@tanstack/react-router'
import type { AppClock } from './clock/clock.ts'
import type { OpenAttempts } from './open-attempts.ts'
import type { PageHistory } from './page-history.ts'
import type { TabStorage } from './tab-storage.ts'

/**
 * What the flows and views of a root reach beside its actors: one object a root, which its machines are bound to (FLOW-6). That of the
 * running root is real; that of the still picture of a moment reads the moment, and does nothing (DEMO-17).
 */
export interface Environment {
  clock: AppClock
  storage: TabStorage
  /** Sends a request of any client, once. */
  send<Answer>(request: () => Promise<Answer>): Promise<Answer>
  attempts: OpenAttempts
  history: PageHistory
  /** Goes to an address of this site, once the page shows the root. */
  goTo(href: string, state?: HistoryState): void
  reload(): void
  /** The backend no longer accepts the token (AUTH-8). */
  expireSession(): void
  /** Loads the customer's data again, after a call whose effect is unknown (DATA-3). */
  reloadCustomer(): void
  /** Loads the flows of the dialogs, whose code is not on the way to the first page (PERF-2). */
  loadDialogFlows(): Promise<void>
}
