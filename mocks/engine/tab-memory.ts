/** What is kept for the tab: it survives a reload, not the tab. */
export interface TabMemory {
  read(name: string): unknown
  write(name: string, value: unknown): void
}

export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps JSON under 'larkspur.<name>'; without a storage, or with a full one, it just forgets. */
export function createTabMemory(storage: TabStorage | undefined): TabMemory {
  return {
    read: (name) => {
      try {
        return JSON.parse(storage?.getItem(keyOf(name)) ?? 'null')
      } catch {
        return null
      }
    },
    write: (name, value) => {
      try {
        storage?.setItem(keyOf(name), JSON.stringify(value))
      } catch {
        // A full storage costs the demo no more than what it would have kept.
      }
    },
  }
}

function keyOf(name: string): string {
  return `larkspur.${name}`
}
