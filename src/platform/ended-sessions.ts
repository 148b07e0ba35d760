import { attempt } from './attempt.ts'
import { openChannel } from './open-channel.ts'

const KEY = 'larkspur.ended'
const CHANNEL = 'larkspur.ended'
/** how many are kept: as many as one person ends before the oldest tab is closed */
const MOST = 50

/** those that local storage, which is full, could not take: told to the tabs that are open */
const told = new Set<string>()

/**
 * The sessions that have ended, by a mark that is no secret (IN-11). They are in local storage, which every tab sees: the one that was duplicated,
 * and those that sleep, are restored by the browser, or come back from its back/forward cache, which get no message.
 */
export const endedSessions = {
  has: (mark: string): boolean => told.has(mark) || read().includes(mark),
  add(mark: string): void {
    write([...read().filter((other) => other !== mark), mark].slice(-MOST))
    if (read().includes(mark)) return
    told.add(mark)
    const channel = openChannel(CHANNEL)
    channel?.postMessage(mark)
    channel?.close()
  },
  /** The session goes on: the demo has gone back to before its end. */
  remove(mark: string): void {
    told.delete(mark)
    const marks = read()
    if (marks.includes(mark)) write(marks.filter((other) => other !== mark))
  },
  /** Reports that another tab has changed them. */
  onChange(listener: () => void): void {
    window.addEventListener('storage', ({ key }) => {
      if (key === KEY) listener()
    })
    openChannel(CHANNEL)?.addEventListener('message', ({ data }) => {
      told.add(String(data))
      listener()
    })
  },
}

function read(): string[] {
  // Storage may be blocked. No tab then has a copy of another one's session either.
  const marks: unknown = attempt(() => JSON.parse(localStorage.getItem(KEY) ?? '[]'))
  return Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : []
}

function write(marks: readonly string[]): void {
  attempt(() => localStorage.setItem(KEY, JSON.stringify(marks)))
}
