import { clock } from '#src/platform/actors/app-clock.ts'
import { backendState } from '#src/platform/backend-state.ts'
import { isoTime, isTime, type PendingTimer, parseTime } from '#src/platform/clock/clock.ts'
import { formatDateTime } from '#src/platform/dates.ts'
import type { DeskClock } from '#src/workbench/contract/desk-demo.ts'
import { describeMove } from '#src/workbench/timeline/entry-text.ts'
import type { Timeline } from '#src/workbench/timeline/timeline.ts'
import { hasRole } from '#src/workbench/trace/flow-roles.ts'
import { outsideListener } from '#src/workbench/trace/outside-listener.ts'

/** `window.demo.clock`. While a moment is looked at, it stands. */
export function createDemoClock({ runAsEntry, runThenAdd, refuseWhileLooking }: Timeline): DeskClock {
  /** ends the advances under way and those that wait for them */
  let stop = new AbortController()
  const moved = (ms: number) => {
    const text = describeMove(ms)
    return text === null ? null : ({ lane: 'demo', text } as const)
  }
  return {
    get mode() {
      return clock.mode
    },
    now: () => clock.now(),
    setNow: async (at) => {
      const time = typeof at === 'number' ? at : parseTime(at)
      if (!isTime(time)) {
        throw new RangeError(`setNow takes ms since the epoch or a time such as 2026-03-02T11:59, not ${at}`)
      }
      await runAsEntry(
        (setFrom: number) => ({
          lane: 'demo',
          text: `The clock was set to ${formatDateTime(isoTime(time))}`,
          setFrom,
          steps: [{ kind: 'clock', now: time }],
        }),
        async () => {
          const before = clock.now()
          clock.setNow(time)
          await clock.settled()
          return before
        },
      )
    },
    set: (mode) => {
      refuseWhileLooking()
      stop.abort()
      stop = new AbortController()
      clock.set(mode)
    },
    advance: async (ms) => {
      const [{ signal }, from] = [stop, clock.now()]
      await runThenAdd(
        () => moved(signal.aborted ? clock.now() - from : ms),
        () => clock.advance(ms, signal),
      )
    },
    next: () => runThenAdd(moved, () => clock.next()),
    pending: () => clock.pending(),
    awaited: () => awaited(clock.pending(), backendState.get().server !== null),
    settled: () => clock.settled(),
    subscribe: (listener) => {
      const tell = outsideListener(listener)
      const stops = [clock.subscribe(tell), clock.observe(tell)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

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
