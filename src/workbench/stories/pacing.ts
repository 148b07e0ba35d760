/** ms of real time that a wait takes at most */
const LONGEST_WAIT = 1_200
/** ms of real time before an action, and before a field is filled */
const PAUSE = 700
const PAUSE_BEFORE_TYPING = 250
/** how many times faster *Next* shows the way to the next caption */
const FASTER = 3
/** ms of real time to read a caption: at least, and per character */
const SHORTEST_READING = 3_000
const READING = 55

/** ms of virtual time per ms of real time, for a stretch of this many ms of virtual time. */
export function speedOf(stretch: number, isFast: boolean): number {
  return Math.max(1, stretch / LONGEST_WAIT) * (isFast ? FASTER : 1)
}

/** ms of real time before a step. */
export function pauseBeforeStep(ofTyping: boolean, isFast: boolean): number {
  return (ofTyping ? PAUSE_BEFORE_TYPING : PAUSE) / (isFast ? FASTER : 1)
}

/** ms of real time that a caption is shown before the next action. */
export function readingTime(text: string): number {
  return Math.max(SHORTEST_READING, text.length * READING)
}

/** Resolves on the next frame with the ms of real time since the previous frame. */
export async function nextFrame(last: number | null): Promise<{ at: number; ms: number }> {
  const at = await new Promise<number>(requestAnimationFrame)
  return { at, ms: last === null ? 0 : Math.min(at - last, LONGEST_FRAME) }
}

/** A hidden page draws no frames; the time it was hidden is skipped. */
const LONGEST_FRAME = 100
