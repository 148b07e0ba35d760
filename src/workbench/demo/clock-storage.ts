import { type AppClock, CLOCK_MODES, type ClockState, isTime } from '#src/platform/clock/clock.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'

const KEY = 'larkspur.clock'

/** Stores mode and time for the tab, so that they survive reloads (CLOCK-1). */
export function installClockStorage(clock: AppClock): void {
  const kept = read()
  if (kept) clock.restore(kept)
  const keep = (state: ClockState) => tabStorage.setItem(KEY, JSON.stringify(state))
  clock.subscribe(keep)
  // The next page knows what passed here by the wall clock only, which may stand or have been set back (IN-10).
  addEventListener('pagehide', () => keep(clock.state))
}

function read(): ClockState | null {
  try {
    const { mode, virtual, wall } = JSON.parse(tabStorage.getItem(KEY) ?? 'null') as ClockState
    const whole = CLOCK_MODES.includes(mode) && isTime(virtual) && isTime(wall)
    return whole ? { mode, virtual, wall } : null
  } catch {
    return null
  }
}
