import { AppClock } from '#src/kit/clock/clock.ts'
import { createDelays } from './delays.ts'
import { type ActorEvent, createInspector } from './inspection.ts'
import { register } from './registry.ts'

/** The one clock of the app (CLOCK-1). The composition root restores it before anything waits on it. */
export const clock = new AppClock()

const delays = createDelays(clock)
/** The delays that an actor waits for. */
export const delaysOf = delays.of

let isWatched = false

/** From here on actors are known and can be observed: before the first one starts, or not at all. */
export const watchActors = () => {
  isWatched = true
}

/**
 * Is called at once with what any actor does. `at` is the app clock's time of what happened before anybody observed, undefined
 * for what happens now.
 */
export type Observer = (event: ActorEvent, at?: number) => void

const observers = new Set<Observer>()
/** What happened before anybody observed. */
const early: { event: ActorEvent; at: number }[] = []

/** Reports whatever any actor does, from the start of the page on (FLOW-3); returns how to stop. */
export function observe(observer: Observer): () => void {
  observers.add(observer)
  for (const { event, at } of early.splice(0)) observer(event, at)
  return () => observers.delete(observer)
}

const inspect = createInspector((event) => {
  if (event.kind === 'delay') return delays.announce(event)
  if (event.kind === 'settled') delays.settle(event.actor)
  register(event)
  if (observers.size === 0) early.push({ event, at: clock.now() })
  for (const observer of observers) observer(event)
})

/** Options that every root actor starts with: the clock and, where actors are watched, the inspector. */
export function actorOptions() {
  return { clock: delays.clock, ...(isWatched ? { inspect } : {}) }
}
