import type { AnyActorRef, EventObject } from 'xstate'
import type { AppClock } from '#src/platform/clock/clock.ts'
import { clock } from './app-clock.ts'
import { machineOf } from './machine-of.ts'

/** A running delay: the event that it will send, from whom and to whom, its whole length in ms, and its timer. */
export interface Delay {
  id: string
  event: EventObject
  source: AnyActorRef
  target: AnyActorRef
  ms: number
  timer: number
}

/** The delays of this page's systems. */
export const delays = createDelays(clock)

type System = AnyActorRef['system']
type Scheduled = ReturnType<System['getSnapshot']>['_scheduledEvents'][string]

/** Matches the delays of actors with the clock's timers: XState asks for a timer without naming the actor. */
export function createDelays(clock: AppClock) {
  const timers = new WeakMap<Scheduled, number>()

  return {
    /** The running delays of a system. */
    in: (system: System): Delay[] =>
      scheduledIn(system).flatMap((one) => {
        const timer = timers.get(one)
        const { id, event, source, target, delay: ms } = one
        return timer === undefined ? [] : [{ id, event, source, target, ms, timer }]
      }),
    /** The clock for one system, which may be created after it. Sets no timers until the system is armed. */
    clockOf: (system: () => System | undefined, isArmed: () => boolean = () => true) => ({
      setTimeout: (run: () => void, ms: number): number | undefined => {
        if (!isArmed()) return undefined
        // XState 5 records a delay before it asks for its timer, so the delay without a timer is the one that asks.
        const asking = scheduledIn(system()).find((one) => !timers.has(one))
        const timer = clock.setTimeout(run, ms, labelOf(asking))
        if (asking !== undefined) timers.set(asking, timer)
        return timer
      },
      clearTimeout: (timer: number | undefined): void => clock.clearTimeout(timer),
    }),
  }
}

function scheduledIn(system: System | undefined): Scheduled[] {
  return system === undefined ? [] : Object.values(system.getSnapshot()._scheduledEvents)
}

function labelOf(scheduled: Scheduled | undefined) {
  return {
    owner: (scheduled && machineOf(scheduled.source)?.id) ?? 'app',
    name: scheduled?.event.type.replace(/^xstate\.after\.([^.]+)\..*$/, '$1') ?? 'timer',
  }
}
