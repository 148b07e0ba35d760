import { DEFAULT_LATENCY } from '#src/contract/app-steps.ts'
import { isDuration } from '#src/platform/clock/timestamp.ts'
import type { TabMemory } from './tab-memory.ts'

export type Latency = ReturnType<typeof createLatency>

/**
 * Keeps the latency in the tab's memory.
 *
 * @param isRemote whether calls go over a real network, which has a latency of its own; the default is then 0
 */
export function createLatency(
  memory: TabMemory,
  onChange: () => void = () => {},
  isRemote: () => boolean = () => false,
) {
  const stored = memory.read('latency')
  let latency = isDuration(stored) ? stored : null
  const setLatency = (ms: number | null) => {
    latency = ms
    memory.write('latency', ms)
    onChange()
  }
  return {
    get: () => latency ?? (isRemote() ? 0 : DEFAULT_LATENCY),
    /** Throws a RangeError unless `ms` is a number between 0 and one year. */
    set: (ms: number) => {
      if (!isDuration(ms)) throw new RangeError(`The latency must be a number of milliseconds of 0 or more, not ${ms}`)
      setLatency(ms)
    },
    reset: () => setLatency(null),
  }
}
