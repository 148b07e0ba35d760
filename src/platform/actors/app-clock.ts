import type { AnyActorRef, InspectionEvent } from 'xstate'
import { AppClock } from '#src/platform/clock/clock.ts'
import { createDelays } from './delays.ts'
import { type ActorEvent, createInspector } from './inspection.ts'

/** The one clock of the app (CLOCK-1). The composition root restores it before any timer is set. */
export const clock = new AppClock()

const delays = createDelays(clock)
/** The running delays of a system. */
export const delaysIn = delays.in

let isWatched = false

/** Starts watching actors. Call it before the first actor starts. */
export const watchActors = () => {
  isWatched = true
}

/**
 * Called synchronously with everything that any actor does. `at` is the app clock's time for events from before the first
 * observer, undefined for events that happen now.
 */
export type Observer = (event: ActorEvent, at?: number) => void

const observers = new Set<Observer>()
/** Events from before the first observer. */
const early: { event: ActorEvent; at: number }[] = []

/** Reports everything that any actor does, from the start of the page on (FLOW-3). Returns a function that stops it. */
export function observe(observer: Observer): () => void {
  observers.add(observer)
  for (const { event, at } of early.splice(0)) observer(event, at)
  return () => observers.delete(observer)
}

const inspect = createInspector((event) => {
  if (observers.size === 0) early.push({ event, at: clock.now() })
  for (const observer of observers) observer(event)
})

/** Options for every root actor: the clock and, if actors are watched, the inspector. No delay has a timer until the root is armed. */
export function actorOptions(isArmed?: () => boolean) {
  if (!isWatched) return { clock }
  let system: AnyActorRef['system'] | undefined
  return {
    clock: delays.clockOf(() => system, isArmed),
    inspect: (event: InspectionEvent) => {
      system ??= (event.actorRef as AnyActorRef).system
      inspect(event)
    },
  }
}
