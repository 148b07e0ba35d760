import type { AppClock } from '#src/platform/clock/clock.ts'
import { untilNextHour } from '#src/platform/dates.ts'

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
