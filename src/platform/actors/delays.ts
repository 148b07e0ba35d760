import type { AnyActorRef } from 'xstate'
import type { AppClock, TimerLabel } from '#src/platform/clock/clock.ts'
import type { ActorEvent } from './inspection.ts'

/** A running delay of an actor: the event that it will send, its whole length in ms, and its timer. */
export interface Delay {
  eventType: string
  ms: number
  timer: number
}

/** XState asks its clock for a timer without naming the actor, but announces the delay before that. This matches the two. */
export function createDelays(clock: AppClock) {
  /** announced, but not yet requested */
  let announced: AnnouncedDelay[] = []
  const pending = new Map<number, { actor: AnyActorRef; eventType: string; ms: number }>()

  /** A stack: an actor requests all its timers before the actor that triggered it continues. */
  const take = (ms: number) => {
    const last = announced.findLast((one) => one.ms === ms)
    const index = announced.findIndex((one) => one.ms === ms && one.actor === last?.actor)
    return index < 0 ? undefined : announced.splice(index, 1)[0]
  }

  return {
    announce: (delay: AnnouncedDelay): void => {
      announced.push(delay)
    },
    /** Drops the delays that an actor announced but did not request before it settled. */
    settle: (actor: AnyActorRef): void => {
      if (announced.length > 0) announced = announced.filter((one) => one.actor !== actor)
    },
    of: (actor: AnyActorRef): Delay[] =>
      [...pending]
        .filter(([, one]) => one.actor === actor)
        .map(([timer, { eventType, ms }]) => ({ eventType, ms, timer })),
    clock: {
      setTimeout: (run: () => void, ms: number): number => {
        const delay = take(ms)
        const fire = () => {
          pending.delete(timer)
          run()
        }
        const timer = clock.setTimeout(fire, ms, labelOf(delay))
        if (delay !== undefined) pending.set(timer, { actor: delay.actor, eventType: delay.event.type, ms })
        return timer
      },
      clearTimeout: (timer: number): void => {
        pending.delete(timer)
        clock.clearTimeout(timer)
      },
    },
  }
}

type AnnouncedDelay = Extract<ActorEvent, { kind: 'delay' }>

function labelOf(delay: AnnouncedDelay | undefined): TimerLabel {
  const snapshot = delay?.actor.getSnapshot() as { machine?: { id: string } } | undefined
  return {
    owner: snapshot?.machine?.id ?? 'app',
    name: delay?.event.type.replace(/^xstate\.after\.([^.]+)\..*$/, '$1') ?? 'timer',
  }
}
