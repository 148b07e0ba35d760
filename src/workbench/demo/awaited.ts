import type { PendingTimer } from '#src/platform/clock/clock.ts'
import { PLUMBING } from '#src/workbench/flows/plumbing.ts'

/** These serve every page, and a customer sees what they wait for. */
const VISIBLE_TIMERS = ['social-proof', 'toast']
/** The bank's mark for a change, and the greeting of the hour. */
const UNRECORDED_TIMERS = ['demo', 'greeting']

/** What the running journeys wait for, the next first (CLOCK-1). */
export function awaited(pending: readonly PendingTimer[]): PendingTimer[] {
  const isAwaited = ({ owner }: PendingTimer) =>
    VISIBLE_TIMERS.includes(owner) || !(PLUMBING.has(owner) || UNRECORDED_TIMERS.includes(owner))
  return pending.filter(isAwaited).toSorted((left, right) => left.in - right.in)
}
