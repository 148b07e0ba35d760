import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { FileRefused } from './change-log.ts'

/**
 * Keeps a second bank off the same file; gives what lets go of it. A lock whose process is gone, by SIGKILL or by a lost
 * power supply, counts for nothing. Throws `FileRefused` when the file is in use.
 */
export function lockFile(path: string): () => void {
  const lock = `${path}.lock`
  if (!create(lock)) {
    if (isHeld(lock)) throw new FileRefused('is in use by another bank that runs')
    rmSync(lock, { force: true })
    if (!create(lock)) throw new FileRefused('is in use by another bank that has just started')
  }
  return () => rmSync(lock, { force: true })
}

function create(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function isHeld(lock: string): boolean {
  const [pid = '', start = ''] = read(lock).split(' ')
  return isAlive(Number(pid)) && startOf(Number(pid)) === start
}

function isAlive(pid: number): boolean {
  try {
    return Number.isInteger(pid) && pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** When a process began, where the system tells it: ids of processes are given out again. */
function startOf(pid: number): string {
  const AFTER_THE_NAME = 20
  return read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[AFTER_THE_NAME - 1] ?? ''
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
