import { createTurns, type InTurn } from '#src/platform/clock/turns.ts'

/** Stores a database's changes. A store survives reloads and is shared between the tabs of a browser (MOCK-2). */
export interface Store {
  entries(): Promise<[string, unknown][]>
  read(keys: readonly string[]): Promise<unknown[]>
  /** Writes everything or nothing. `clear` removes all other values. */
  write(values: ReadonlyMap<string, unknown>, options?: { clear?: boolean }): Promise<void>
  /** Runs the work while no other tab is running any. */
  exclusively: InTurn
  /** Notifies the other tabs of a write. */
  announce(): void
  onAnnounced(listener: () => void): void
  close(): void
}

/** A store that lasts as long as the page: for browsers that block storage, and for tests. */
export function createMemoryStore(): Store {
  const values = new Map<string, unknown>()
  return {
    entries: async () => [...values],
    read: async (keys) => keys.map((key) => values.get(key)),
    write: async (changes, { clear = false } = {}) => {
      if (clear) values.clear()
      for (const [key, value] of changes) values.set(key, structuredClone(value))
    },
    exclusively: createTurns(),
    announce: () => {},
    onAnnounced: () => {},
    close: () => {},
  }
}
