import { setImmediate as endOfTurn } from 'node:timers/promises'

/**
 * Turns of the event loop from the first change of a batch until it is written. Node accepts at most one new connection per turn:
 * of fifty customers who connect at once, the last would otherwise wait for fifty writes.
 */
const TURNS = 10

/** Collects the changes of a few turns of the event loop and writes them together, each key once. */
export interface GroupCommit {
  add(changes: ReadonlyMap<string, unknown>): void
  /** Resolves when all changes so far are written. Rejects if a write has failed. */
  flushed(): Promise<void>
}

/** After a failed write nothing more is written, because the memory is then ahead of the disk. */
export function createGroupCommit(write: (changes: ReadonlyMap<string, unknown>) => void): GroupCommit {
  let pending = new Map<string, unknown>()
  let last = Promise.resolve()
  const writeNext = async (before: Promise<void>) => {
    await before
    for (let turn = 0; turn < TURNS; turn++) await endOfTurn()
    const changes = pending
    pending = new Map()
    write(changes)
  }
  return {
    add: (changes) => {
      if (pending.size === 0) {
        last = writeNext(last)
        // The error is reported by `flushed`.
        last.catch(() => undefined)
      }
      for (const [key, value] of changes) pending.set(key, value)
    },
    flushed: () => last,
  }
}
