import { type FileHandle, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createQueue, type Store } from '#mocks/store.ts'
import { NewerStore, readWorld, UnusableStore } from '#mocks/stored-world.ts'
import { FileRefused, header, lineOf, readLog } from './change-log.ts'
import { lockFile } from './file-lock.ts'
import { createDisk } from './group-commit.ts'

/** A store whose writes count at once, and are safe a moment later: whoever acknowledges one waits for `safe` first. */
export interface SafeStore extends Store {
  /** Resolves when everything that was written so far is on the disk; rejects when the disk refuses. */
  safe(): Promise<void>
  /** Writes down what is still to be written, and lets go of the file. */
  end(): Promise<void>
}

/**
 * Keeps the bank in a file: a snapshot, then a line for every write. Writes that wait are put down together, by one call
 * to the disk. Throws `FileRefused`, and leaves the file as it is, for one that is in use, broken or of another version.
 */
export async function openFileStore(path: string): Promise<SafeStore> {
  const unlock = lockFile(path)
  try {
    const values = await readValues(path)
    const file = await writeSnapshot(path, values)
    return createStore(values, file, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

function createStore(values: Map<string, unknown>, file: FileHandle, unlock: () => void): SafeStore {
  const disk = createDisk(async (lines) => {
    await file.appendFile(lines)
    await file.datasync()
  })
  return {
    entries: async () => [...values],
    read: async (keys) => keys.map((key) => values.get(key)),
    write: async (changes, { clear = false } = {}) => {
      disk.put(lineOf(values, changes, clear))
      if (clear) values.clear()
      for (const [key, value] of changes) values.set(key, value)
    },
    exclusively: createQueue(),
    announce: () => {},
    onAnnounced: () => {},
    close: () => {},
    safe: disk.safe,
    end: async () => {
      await disk.safe()
      await file.close()
      unlock()
    },
  }
}

async function readValues(path: string): Promise<Map<string, unknown>> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new FileRefused(`cannot be read (${error.code})`)
  })
  if (text === null) return new Map()
  const values = readLog(text)
  try {
    await readWorld([...values])
  } catch (error) {
    if (error instanceof NewerStore) throw new FileRefused('comes from a newer version of the bank')
    if (error instanceof UnusableStore) throw new FileRefused(error.message)
    throw error
  }
  return values
}

/** In the place of the file in one step: whoever is killed meanwhile leaves the old one or the new one. */
async function writeSnapshot(path: string, values: Map<string, unknown>): Promise<FileHandle> {
  const beside = `${path}.new`
  const file = await open(beside, 'w')
  await file.appendFile(header() + lineOf(new Map(), values, true))
  await file.sync()
  await rename(beside, path)
  const folder = await open(dirname(path), 'r')
  await folder.sync().finally(() => folder.close())
  return file
}
