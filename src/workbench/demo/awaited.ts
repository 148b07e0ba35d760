import type { PendingTimer } from '#src/platform/clock/clock.ts'
import { PLUMBING } from '#src/workbench/trace/plumbing.ts'

/** Machines that serve every page, but whose delays a customer sees. Samples come by themselves, and nobody waits for them (TOAST-2). */
const VISIBLE_TIMERS = ['toast']
/** Owners of timers that only decorate a page: the mark on a change, and the greeting of the hour. 'Next timer' skips them. */
const DECORATION_OWNERS = ['demo', 'greeting']

/** What the running flows wait for, the next first (CLOCK-1). */
export function awaited(pending: readonly PendingTimer[]): PendingTimer[] {
  const isAwaited = ({ owner }: PendingTimer) =>
    VISIBLE_TIMERS.includes(owner) || !(PLUMBING.has(owner) || DECORATION_OWNERS.includes(owner))
  return pending.filter(isAwaited).toSorted((left, right) => left.in - right.in)
}
