import type { PendingTimer } from '#src/platform/clock/clock.ts'
import { hasRole } from '#src/workbench/trace/flow-roles.ts'

/** Owners of timers that only decorate a page: the mark on a change, the greeting of the hour, and a load that takes long. 'Next timer' skips them. */
const DECORATION_OWNERS = ['demo', 'greeting', 'shell']

/**
 * What the running flows wait for, the next first (CLOCK-1). A call's time-out is nothing to wait for while the mock reads the call or writes its answer,
 * which takes none of this time.
 */
export function awaited(pending: readonly PendingTimer[], isRemote: boolean): PendingTimer[] {
  const isInFlight = isRemote || pending.some(({ owner }) => owner === 'backend')
  const isAwaited = ({ owner, name }: PendingTimer) => {
    if (owner === 'http' && name === 'timeout') return isInFlight
    return hasRole(owner, 'awaited') || !(hasRole(owner, 'plumbing') || DECORATION_OWNERS.includes(owner))
  }
  return pending.filter(isAwaited).toSorted((left, right) => left.in - right.in)
}
