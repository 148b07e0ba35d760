import type { AppClock } from './clock/clock.ts'

/** An attempt of a call that is under way, or the wait before the next one, as a moment keeps it (DEMO-17). */
export interface OpenAttempt {
  method: string
  url: string
  /** how many attempts have failed before */
  failed: number
  /** whether this is the wait before the next attempt */
  isWaiting: boolean
  /** ms of virtual time that are left of the time-out, or of the wait */
  in: number
}

interface Running extends Omit<OpenAttempt, 'in'> {
  clock: AppClock
  /** the clock's timer */
  timer: number
}

const running = new Set<Running>()
let resumed: OpenAttempt[] = []

/** Adds an attempt or a wait. Returns a function that removes it. */
export function noteAttempt(attempt: Running): () => void {
  running.add(attempt)
  return () => running.delete(attempt)
}

/** The open attempt that a call continues if it is sent again. */
export function takeAttempt({ method, url }: Pick<OpenAttempt, 'method' | 'url'>): OpenAttempt | undefined {
  const found = resumed.find((one) => one.method === method && one.url === url)
  resumed = resumed.filter((one) => one !== found)
  return found
}

/** Those on this clock: a still picture has its own. */
export function openAttempts(clock: AppClock): OpenAttempt[] {
  return [...running].flatMap(({ clock: own, timer, ...attempt }) => {
    const due = own === clock ? clock.due(timer) : undefined
    return due === undefined ? [] : [{ ...attempt, in: Math.max(0, due - clock.now()) }]
  })
}

/** The next calls to the same addresses continue these attempts, with the time that was left. */
export function resumeAttempts(attempts: readonly OpenAttempt[]): void {
  resumed = [...attempts]
}
