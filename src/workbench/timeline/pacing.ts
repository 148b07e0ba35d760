/** How fast a recording plays: as fast as possible, at normal speed, at ten times that, or slow enough to follow. */
export type Pace = 'fast' | 'x1' | 'x10' | 'tour'

/** ms of real time that a wait takes at most in a tour */
const LONGEST_WAIT = 1_200
/** ms of real time before an action, and before a field is filled */
const BEAT = 700
const TYPING_BEAT = 250
/** how many times faster *Next* shows the way to the next caption */
const BRISK = 3
/** ms of real time to read a caption: at least, and per character */
const SHORTEST_READING = 3_000
const READING = 55

/** ms of virtual time per ms of real time, for a stretch of this many ms of virtual time. */
export function speedOf(pace: Pace, stretch: number, isBrisk = false): number {
  switch (pace) {
    case 'fast':
      return Number.POSITIVE_INFINITY
    case 'x1':
      return 1
    case 'x10':
      return 10
    case 'tour':
      return Math.max(1, stretch / LONGEST_WAIT) * (isBrisk ? BRISK : 1)
  }
}

/** ms of real time before a step. */
export function beatOf(pace: Pace, isTyping: boolean, isBrisk = false): number {
  if (pace !== 'tour') return 0
  return (isTyping ? TYPING_BEAT : BEAT) / (isBrisk ? BRISK : 1)
}

/** ms of real time that a caption is shown before the next action. */
export function readingTime(pace: Pace, text: string): number {
  if (pace === 'fast') return 0
  const ms = Math.max(SHORTEST_READING, text.length * READING)
  return pace === 'x10' ? ms / 10 : ms
}

/** Resolves on the next frame with the ms of real time since the previous frame. */
export async function nextFrame(last: number | null): Promise<{ at: number; ms: number }> {
  const at = await new Promise<number>(requestAnimationFrame)
  return { at, ms: last === null ? 0 : Math.min(at - last, LONGEST_FRAME) }
}

/** A hidden page draws no frames; the time it was hidden is skipped. */
const LONGEST_FRAME = 100
