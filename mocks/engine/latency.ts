import { isDuration } from './moment.ts'
import type { TabMemory } from './tab-memory.ts'

/** ms of virtual time that a call takes */
const DEFAULT_LATENCY = 350

export interface Latency {
  get(): number
  /** Throws a RangeError for anything but a number from 0 to a year. */
  set(ms: number): void
  reset(): void
}

/** @param isRemote whether calls go over a real network, which takes its own time: then nothing is added unless it was set */
export function createLatency(
  memory: TabMemory,
  tell: () => void = () => {},
  isRemote: () => boolean = () => false,
): Latency {
  const kept = memory.read('latency')
  let latency = isDuration(kept) ? kept : null
  const keep = (ms: number | null) => {
    latency = ms
    memory.write('latency', ms)
    tell()
  }
  return {
    get: () => latency ?? (isRemote() ? 0 : DEFAULT_LATENCY),
    set: (ms) => {
      if (!isDuration(ms)) throw new RangeError(`The latency must be a number of milliseconds of 0 or more, not ${ms}`)
      keep(ms)
    },
    reset: () => keep(null),
  }
}
