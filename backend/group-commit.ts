/** Lines that are put down together: while one batch is on its way to the disk, the next one gathers. */
export interface Disk {
  put(line: string): void
  /** Resolves when every line put so far is down; rejects when the disk has refused one. */
  safe(): Promise<void>
}

/** A disk that has refused once is not asked again: what is held in memory is then ahead of it. */
export function createDisk(putDown: (lines: string) => Promise<void>): Disk {
  let gathering: string[] = []
  let next: Promise<void> | null = null
  let last: Promise<void> = Promise.resolve()
  return {
    put: (line) => {
      gathering.push(line)
      if (next !== null) return
      next = last.then(() => {
        const lines = gathering.join('')
        gathering = []
        next = null
        return putDown(lines)
      })
      last = next
      // Whoever needs to know asks `safe`.
      last.catch(() => undefined)
    },
    safe: () => last,
  }
}
