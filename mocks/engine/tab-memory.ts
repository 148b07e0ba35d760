/** Values that survive a reload, but not the tab. */
export type TabMemory = ReturnType<typeof createTabMemory>

export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Stores JSON under '<prefix>.<name>'. Without a storage, or with a full one, nothing is stored. */
export function createTabMemory(prefix: string, storage?: TabStorage) {
  const keyOf = (name: string) => `${prefix}.${name}`
  return {
    read: (name: string): unknown => {
      try {
        return JSON.parse(storage?.getItem(keyOf(name)) ?? 'null')
      } catch {
        return null
      }
    },
    write: (name: string, value: unknown) => {
      try {
        storage?.setItem(keyOf(name), JSON.stringify(value))
      } catch {
        // The storage is full or blocked; the value then lasts until the reload.
      }
    },
  }
}
