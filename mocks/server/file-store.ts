import { NewerStore, readWorld, UnusableStore } from '#mocks/bank/stored-world.ts'
import { createQueue, type Store } from '#mocks/engine/store.ts'
import { type BankFile, FileRefused, openBankFile } from './bank-file.ts'
import { createDisk } from './group-commit.ts'

/** A store whose writes count at once, and are safe a moment later: whoever acknowledges one waits for `safe` first. */
export interface SafeStore extends Store {
  /** Resolves when everything that was written so far is on the disk; rejects when the disk refuses. */
  safe(): Promise<void>
  /** Writes down what is still to be written, and lets go of the file. */
  end(): Promise<void>
}

/** Keeps the bank in a file. Throws `FileRefused`, and leaves the file as it is, for one that is in use, broken or of another version. */
export async function openFileStore(path: string): Promise<SafeStore> {
  const file = openBankFile(path)
  try {
    await checkWorld(file.values)
    return createStore(file)
  } catch (error) {
    file.close()
    throw error
  }
}

function createStore(file: BankFile): SafeStore {
  const values = new Map(file.values)
  const disk = createDisk(file.write)
  return {
    entries: async () => [...values],
    read: async (keys) => keys.map((key) => values.get(key)),
    write: async (changes, { clear = false } = {}) => {
      const gone = clear ? [...values.keys()] : []
      for (const key of gone) values.delete(key)
      for (const [key, value] of changes) values.set(key, value)
      disk.put(new Map([...gone.map((key) => [key, undefined] as const), ...changes]))
    },
    exclusively: createQueue(),
    announce: () => {},
    onAnnounced: () => {},
    close: () => {},
    safe: disk.safe,
    end: () => disk.safe().finally(file.close),
  }
}

async function checkWorld(values: ReadonlyMap<string, unknown>): Promise<void> {
  try {
    await readWorld([...values])
  } catch (error) {
    if (error instanceof NewerStore) throw new FileRefused('comes from a newer version of the bank')
    if (error instanceof UnusableStore) throw new FileRefused(error.message)
    throw error
  }
}
