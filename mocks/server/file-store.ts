import { bankDefinition } from '#mocks/bank/world.ts'
import { createQueue, type Store } from '#mocks/engine/store.ts'
import { NewerStore, readWorld, UnusableStore } from '#mocks/engine/stored-world.ts'
import { type BankFile, openBankFile, UnusableFile } from './bank-file.ts'
import { createGroupCommit } from './group-commit.ts'

/** A store whose writes are visible at once and on the disk soon after. Await `flushed` before you acknowledge a write. */
export interface DurableStore extends Store {
  /** Resolves when all writes so far are on the disk. Rejects if a write has failed. */
  flushed(): Promise<void>
  /** Writes what is pending, and closes the file. */
  end(): Promise<void>
}

/** Stores the bank in a file. Rejects with `UnusableFile`, and leaves the file as it is, if it is in use, broken or of another version. */
export async function openFileStore(path: string): Promise<DurableStore> {
  const file = openBankFile(path)
  try {
    await checkWorld(file.values)
    return createStore(file)
  } catch (error) {
    file.close()
    throw error
  }
}

function createStore(file: BankFile): DurableStore {
  const values = new Map(file.values)
  const commit = createGroupCommit(file.write)
  return {
    entries: async () => [...values],
    read: async (keys) => keys.map((key) => values.get(key)),
    write: async (changes, { clear = false } = {}) => {
      const removed = clear ? [...values.keys()] : []
      for (const key of removed) values.delete(key)
      for (const [key, value] of changes) values.set(key, value)
      commit.add(new Map([...removed.map((key) => [key, undefined] as const), ...changes]))
    },
    exclusively: createQueue(),
    announce: () => {},
    onAnnounced: () => {},
    close: () => {},
    flushed: commit.flushed,
    end: () => commit.flushed().finally(file.close),
  }
}

async function checkWorld(values: ReadonlyMap<string, unknown>): Promise<void> {
  try {
    await readWorld(bankDefinition, [...values])
  } catch (error) {
    if (error instanceof NewerStore) throw new UnusableFile('comes from a newer version of the bank')
    if (error instanceof UnusableStore) throw new UnusableFile(error.message)
    throw error
  }
}
