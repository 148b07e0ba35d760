import type { AnyActorRef, EventObject } from 'xstate'
import type { AppClock } from '#src/platform/clock/clock.ts'

/** A running delay of an actor: the event that it will send and to whom, its whole length in ms, and its timer. */
export interface Delay {
  id: string
  event: EventObject
  target: AnyActorRef
  ms: number
  timer: number
}

type System = AnyActorRef['system']
type Scheduled = ReturnType<System['getSnapshot']>['_scheduledEvents'][string]

/** Matches the delays of actors with the clock's timers: XState asks for a timer without naming the actor. */
export function createDelays(clock: AppClock) {
  const timers = new WeakMap<Scheduled, number>()

  return {
    of: (actor: AnyActorRef): Delay[] =>
      scheduledIn(actor.system).flatMap((one) => {
        const timer = timers.get(one)
        if (one.source !== actor || timer === undefined) return []
        return [{ id: one.id, event: one.event, target: one.target, ms: one.delay, timer }]
      }),
    /** The clock of one system, which is asked for once it exists. It gives no timers until the system is armed. */
    clockOf: (system: () => System | undefined, isArmed: () => boolean = () => true) => ({
      setTimeout: (run: () => void, ms: number): number | undefined => {
        if (!isArmed()) return undefined
        // XState records what it schedules, then asks for the timer: it is the one without.
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
  const snapshot = scheduled?.source.getSnapshot() as { machine?: { id: string } } | undefined
  return {
    owner: snapshot?.machine?.id ?? 'app',
    name: scheduled?.event.type.replace(/^xstate\.after\.([^.]+)\..*$/, '$1') ?? 'timer',
  }
}
