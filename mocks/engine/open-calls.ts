import type { CallRecord } from '#src/contract/traffic.ts'
import { type Open, OpenWork } from '#src/platform/clock/open-work.ts'
import type { TakenFaults } from './faults.ts'

/** A call that waits for its answer. */
interface WaitingCall {
  entry: CallRecord
  /** the fault that replaces its answer */
  instead: TakenFaults['instead']
}

export type OpenCall = Open<WaitingCall>

/** The calls that wait for the clock. One that was open at a restored moment keeps its log entry. */
export class OpenCalls extends OpenWork<WaitingCall> {
  /** Calls that wait are never answered: the page that sent them is gone. */
  end(): void {
    for (const { entry, timer } of this.waiting) {
      this.clock.clearTimeout(timer)
      Object.assign(entry, { status: 'network', ms: this.clock.now() - entry.at })
    }
    this.waiting.clear()
  }
}
