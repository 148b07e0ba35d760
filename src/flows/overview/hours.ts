import { useCallback, useSyncExternalStore } from 'react'
import { AFTERNOON_HOUR, EVENING_HOUR } from '#machines/rules/rules.ts'
import { useShown } from '#src/flows/use-flow.ts'
import type { AppClock } from '#src/platform/clock/clock.ts'
import { hourOf, untilNextHour } from '#src/platform/dates.ts'

/** Calls the listener on every full hour of the app clock, and when its time is set (OVER-1). */
export function subscribeHours(clock: AppClock, listener: () => void): () => void {
  let timer: number
  const arm = () => {
    timer = clock.setTimeout(tick, untilNextHour(clock.now()), { owner: 'greeting', name: 'next hour' })
  }
  const tick = () => {
    // Setting the time keeps the remaining delay of pending timers, so this one must be set again.
    clock.clearTimeout(timer)
    arm()
    listener()
  }
  arm()
  const stop = clock.subscribe(tick)
  return () => {
    stop()
    clock.clearTimeout(timer)
  }
}

type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** Morning before 12, afternoon in the hours 12 to 15, evening from 16 on (OVER-1). */
export function partOfDay(hour: number): PartOfDay {
  if (hour < AFTERNOON_HOUR) return 'morning'
  return hour < EVENING_HOUR ? 'afternoon' : 'evening'
}

/** The part of the day by the app clock, in the browser's time zone (OVER-1). Null while prerendering. */
export function usePartOfDay(): PartOfDay | null {
  const { clock } = useShown().environment
  return useSyncExternalStore(
    useCallback((listener) => subscribeHours(clock, listener), [clock]),
    () => partOfDay(hourOf(clock.now())),
    () => null,
  )
}
