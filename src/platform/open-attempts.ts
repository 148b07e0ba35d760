import { type Open, OpenWork } from './clock/open-work.ts'

/** An attempt of a call that is under way, or the wait before the next one. */
interface Attempt {
  method: string
  url: string
  /** how many attempts have failed before */
  failed: number
  /** whether this is the wait before the next attempt */
  isWaiting: boolean
}

/** With what is left of the time-out, or of the wait. */
export type OpenAttempt = Open<Attempt>

/** The open attempts of a root's calls. */
export class OpenAttempts extends OpenWork<Attempt> {}
