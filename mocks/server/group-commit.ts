import { setImmediate as endOfTurn } from 'node:timers/promises'

/**
 * Of the event loop, from the first write of a batch until it is put down. Each accepts one new connection at most: of fifty
 * customers who come at once, the last would otherwise wait for fifty calls to the disk.
 */
const TURNS = 10

/** Values that are put down together: all that is put within a few turns of the event loop, each key once. */
export interface Disk {
  put(changes: ReadonlyMap<string, unknown>): void
  /** Resolves when everything put so far is down; rejects when the disk has refused it. */
  safe(): Promise<void>
}

/** A disk that has refused once is not asked again: what is held in memory is then ahead of it. */
export function createDisk(putDown: (changes: ReadonlyMap<string, unknown>) => void): Disk {
  let gathering = new Map<string, unknown>()
  let last = Promise.resolve()
  const putDownNext = async (before: Promise<void>) => {
    await before
    for (let turn = 0; turn < TURNS; turn++) await endOfTurn()
    const changes = gathering
    gathering = new Map()
    putDown(changes)
  }
  return {
    put: (changes) => {
      if (gathering.size === 0) {
        last = putDownNext(last)
        // Whoever needs to know asks `safe`.
        last.catch(() => undefined)
      }
      for (const [key, value] of changes) gathering.set(key, value)
    },
    safe: () => last,
  }
}
