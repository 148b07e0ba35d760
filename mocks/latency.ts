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

export function createLatency(memory: TabMemory, tell: () => void = () => {}): Latency {
  const kept = memory.read('latency')
  let latency = isDuration(kept) ? kept : DEFAULT_LATENCY
  const set = (ms: number) => {
    if (!isDuration(ms)) throw new RangeError(`The latency must be a number of milliseconds of 0 or more, not ${ms}`)
    latency = ms
    memory.write('latency', ms)
    tell()
  }
  return { get: () => latency, set, reset: () => set(DEFAULT_LATENCY) }
}
