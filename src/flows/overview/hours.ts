import type { AppClock } from '#src/kit/clock/clock.ts'
import { untilNextHour } from '#src/platform/dates.ts'

/** Calls the listener on every full hour of the app clock, and whenever its time is set (OVER-1). */
export function subscribeHours(clock: AppClock, listener: () => void): () => void {
  let timer: number
  const arm = () => {
    timer = clock.setTimeout(tick, untilNextHour(clock.now()), { owner: 'greeting', name: 'next hour' })
  }
  const tick = () => {
    // A time that was set leaves pending timers what is left of them, so the wait begins anew.
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
