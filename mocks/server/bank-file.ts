import { statSync } from 'node:fs'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'

/** In the head of every file: other programs keep theirs in SQLite, too. */
const APPLICATION = 0x4c61726b
/** Raised whenever what stands in a file changes its meaning. */
const VERSION = 2
/** What SQLite answers, by its codes. */
const WORDS = new Map([
  [5, 'is in use by another bank that runs'],
  [11, 'is broken'],
  [26, 'is not a file of this bank'],
])

/** Why a file is not opened, in words. */
export class FileRefused extends Error {}

/** An SQLite file of values by their key, each as JSON. The system lets go of its lock when the process ends, however it does. */
export interface BankFile {
  values: ReadonlyMap<string, unknown>
  /** Puts all of it on the disk or nothing, and returns when it is there; undefined takes a key away. Throws when the disk refuses. */
  write(changes: ReadonlyMap<string, unknown>): void
  close(): void
}

/** Opens a file, or makes it. Throws `FileRefused`, and leaves it as it is, for one that is in use, broken or not of this version. */
export function openBankFile(path: string): BankFile {
  try {
    const file = openLocked(path)
    try {
      check(file)
      return createBankFile(file)
    } catch (error) {
      letGo(file)
      throw error
    }
  } catch (error) {
    throw refusalOf(error as Error)
  }
}

function openLocked(path: string): DatabaseSyncInstance {
  const size = statSync(path, { throwIfNoEntry: false })?.size
  if (size === 0) throw new FileRefused('is empty')
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA fullfsync = ON; BEGIN EXCLUSIVE')
    if (size === undefined) {
      file.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${VERSION};
        CREATE TABLE entries (key TEXT PRIMARY KEY, value TEXT NOT NULL CHECK (json_valid(value))) STRICT`)
    }
    file.exec('COMMIT')
    return file
  } catch (error) {
    file.close()
    throw error
  }
}

function check(file: DatabaseSyncInstance): void {
  const { application_id: application } = file.prepare('PRAGMA application_id').get()
  if (application !== APPLICATION) throw new FileRefused('is not a file of this bank')
  const { user_version: version } = file.prepare('PRAGMA user_version').get()
  if (version > VERSION)
    throw new FileRefused(
      `is of version ${version}, and this bank reads version ${VERSION}: it was written by a newer one`,
    )
  if (version !== VERSION) throw new FileRefused('is of no version that this bank reads')
  const { integrity_check: found } = file.prepare('PRAGMA integrity_check').get()
  if (found !== 'ok') throw new FileRefused('is broken')
}

function createBankFile(file: DatabaseSyncInstance): BankFile {
  const put = file.prepare('INSERT OR REPLACE INTO entries VALUES (?, ?)')
  const drop = file.prepare('DELETE FROM entries WHERE key = ?')
  const entries = file.prepare('SELECT key, value FROM entries').all() as { key: string; value: string }[]
  return {
    values: new Map(entries.map(({ key, value }) => [key, JSON.parse(value)])),
    write: (changes) => {
      file.exec('BEGIN')
      try {
        for (const [key, value] of changes) {
          if (value === undefined) drop.run(key)
          else put.run(key, JSON.stringify(value))
        }
        file.exec('COMMIT')
      } catch (error) {
        // Of some refusals SQLite has taken everything back already.
        if (file.isTransaction) file.exec('ROLLBACK')
        throw error
      }
    },
    close: () => letGo(file),
  }
}

/** The package closes a file only once its statements are collected as garbage; the lock goes at once. */
function letGo(file: DatabaseSyncInstance): void {
  file.exec('PRAGMA locking_mode = NORMAL; PRAGMA schema_version')
  file.close()
}

function refusalOf(error: Error & { errcode?: number }): Error {
  if (error.errcode === undefined) return error
  return new FileRefused(WORDS.get(error.errcode & 0xff) ?? `cannot be read (${error.message})`)
}
