import { statSync } from 'node:fs'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'

/** SQLite's application_id, which tells our files from those of other programs. */
const APPLICATION = 0x4c61726b
/** Raise it when the meaning of a file's content changes. */
const VERSION = 2
/** by SQLite's result code */
const REASONS = new Map([
  [5, 'is in use by another running bank'],
  [11, 'is broken'],
  [26, 'is not a file of this bank'],
])

/** Why a file cannot be opened. The message continues the file's name: 'is empty'. */
export class UnusableFile extends Error {}

/** An SQLite file with JSON values by key. The system releases its lock when the process ends, even if it is killed. */
export interface BankFile {
  values: ReadonlyMap<string, unknown>
  /** Writes everything or nothing, and returns when it is on the disk; undefined removes a key. Throws if the write fails. */
  write(changes: ReadonlyMap<string, unknown>): void
  close(): void
}

/** Opens or creates a file. Throws `UnusableFile`, and leaves the file as it is, if it is in use, broken or of another version. */
export function openBankFile(path: string): BankFile {
  try {
    const file = openLocked(path)
    try {
      check(file)
      return createBankFile(file)
    } catch (error) {
      release(file)
      throw error
    }
  } catch (error) {
    throw describeError(error as Error)
  }
}

function openLocked(path: string): DatabaseSyncInstance {
  const size = statSync(path, { throwIfNoEntry: false })?.size
  if (size === 0) throw new UnusableFile('is empty')
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
  if (application !== APPLICATION) throw new UnusableFile('is not a file of this bank')
  const { user_version: version } = file.prepare('PRAGMA user_version').get()
  if (version > VERSION)
    throw new UnusableFile(`has version ${version}, but this bank reads version ${VERSION}: a newer bank wrote it`)
  if (version !== VERSION) throw new UnusableFile('has a version that this bank cannot read')
  const { integrity_check: found } = file.prepare('PRAGMA integrity_check').get()
  if (found !== 'ok') throw new UnusableFile('is broken')
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
        // After some errors SQLite has already rolled back.
        if (file.isTransaction) file.exec('ROLLBACK')
        throw error
      }
    },
    close: () => release(file),
  }
}

/** Releases the lock at once. The package closes the file only when its statements have been garbage-collected. */
function release(file: DatabaseSyncInstance): void {
  file.exec('PRAGMA locking_mode = NORMAL; PRAGMA schema_version')
  file.close()
}

function describeError(error: Error & { errcode?: number }): Error {
  if (error.errcode === undefined) return error
  return new UnusableFile(REASONS.get(error.errcode & 0xff) ?? `cannot be read (${error.message})`)
}
