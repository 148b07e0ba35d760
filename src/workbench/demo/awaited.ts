import type { PendingTimer } from '#src/platform/clock/clock.ts'
import { PLUMBING } from '#src/workbench/flows/plumbing.ts'

/** Machines that serve every page, but whose delays a customer sees. */
const VISIBLE_TIMERS = ['social-proof', 'toast']
/** Delays that only decorate a page: the mark on a change, and the greeting of the hour. */
const UNRECORDED_TIMERS = ['demo', 'greeting']

/** What the running journeys wait for, the next first (CLOCK-1). */
export function awaited(pending: readonly PendingTimer[]): PendingTimer[] {
  const isAwaited = ({ owner }: PendingTimer) =>
    VISIBLE_TIMERS.includes(owner) || !(PLUMBING.has(owner) || UNRECORDED_TIMERS.includes(owner))
  return pending.filter(isAwaited).toSorted((left, right) => left.in - right.in)
}
