import type { TabStorage } from './tab-memory.ts'

/** A session storage in memory. */
export function createTestStorage(values: Record<string, string> = {}): TabStorage {
  const stored = new Map(Object.entries(values))
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }
}
