import { setTimeout as pause } from 'node:timers/promises'

/** In real seconds. */
const LIMIT = 10
/** In real ms, between two questions. */
const PAUSE = 25

/** Asks until the answer is not null, and returns it. After 10 s it throws what was waited for, with the last failure. */
export async function until<T>(what: string, ask: () => Promise<T | null>): Promise<T> {
  let failure: unknown = 'there was no answer'
  for (const end = process.uptime() + LIMIT; process.uptime() < end; ) {
    try {
      const answer = await ask()
      if (answer !== null) return answer
    } catch (error) {
      // Also where the page is just being replaced by the next one.
      failure = error
    }
    await pause(PAUSE)
  }
  throw new Error(`waited in vain for ${what}: ${failure instanceof Error ? failure.message : failure}`)
}
