/** Where the bank's changes are kept over reloads, shared by the tabs of a browser (MOCK-2). */
export interface Store {
  entries(): Promise<[string, unknown][]>
  read(keys: readonly string[]): Promise<unknown[]>
  /** Writes all or nothing; with `clear`, in the place of everything that was there. */
  write(values: ReadonlyMap<string, unknown>, options?: { clear?: boolean }): Promise<void>
  /** Runs the work while no other tab runs its own. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
  /** Tells the other tabs that something was written. */
  announce(): void
  onAnnounced(listener: () => void): void
  close(): void
}

/** A store that lasts as long as the page: for a browser that lets nothing be kept, and for tests. */
export function createMemoryStore(): Store {
  const values = new Map<string, unknown>()
  const exclusively = createQueue()
  return {
    entries: async () => [...values],
    read: async (keys) => keys.map((key) => values.get(key)),
    write: async (changes, { clear = false } = {}) => {
      if (clear) values.clear()
      for (const [key, value] of changes) values.set(key, structuredClone(value))
    },
    exclusively,
    announce: () => {},
    onAnnounced: () => {},
    close: () => {},
  }
}

/** One piece of work after the other, in the order of asking. */
export function createQueue(): Store['exclusively'] {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const run = last.then(work)
    last = run.catch(() => undefined)
    return run
  }
}
