import type { CallRecord } from '#src/contract/traffic.ts'
import type { AppClock } from '#src/platform/clock/clock.ts'
import type { TakenFaults } from './faults.ts'

/** A call that waits for its answer, as a moment keeps it (DEMO-17). */
export interface OpenCall {
  entry: CallRecord
  /** ms of virtual time until it is answered */
  in: number
  /** the fault that replaces its answer */
  instead: TakenFaults['instead']
}

interface WaitingCall extends Omit<OpenCall, 'in'> {
  /** the clock's timer */
  timer: number
}

/** The calls that wait for the clock, and those that were open at a restored moment, which the page sends again. */
export interface OpenCalls {
  /** Adds a waiting call. Returns a function that removes it. */
  wait(call: WaitingCall): () => void
  capture(): OpenCall[]
  /** The next calls with the same method and path continue these: each keeps its log entry, and is answered after the time that was left. */
  resume(calls: readonly OpenCall[]): void
  /** Calls that wait are never answered: the page that sent them is gone. */
  end(): void
  /** The open call that is sent again. */
  take(method: string, path: string): OpenCall | undefined
}

export function createOpenCalls(clock: AppClock): OpenCalls {
  const waiting = new Set<WaitingCall>()
  let resumed: OpenCall[] = []
  return {
    wait: (call) => {
      waiting.add(call)
      return () => waiting.delete(call)
    },
    capture: () =>
      [...waiting].flatMap(({ entry, instead, timer }) => {
        const due = clock.due(timer)
        return due === undefined ? [] : [{ entry, instead, in: Math.max(0, due - clock.now()) }]
      }),
    resume: (calls) => {
      resumed = [...calls]
    },
    end: () => {
      for (const { entry, timer } of waiting) {
        clock.clearTimeout(timer)
        Object.assign(entry, { status: 'network', ms: clock.now() - entry.at })
      }
      waiting.clear()
    },
    take: (method, path) => {
      const found = resumed.find(({ entry }) => entry.method === method && entry.path === path)
      resumed = resumed.filter((call) => call !== found)
      return found
    },
  }
}
