/** How fast a recording plays: as fast as it can, at the clock's own speed or ten times it, or so that one can follow it. */
export type Pace = 'fast' | 'x1' | 'x10' | 'tour'

/** ms of real time that a wait of a tour takes at most */
const LONGEST_WAIT = 1_200
/** ms of real time before something is done, and before a field is filled */
const BEAT = 700
const TYPING_BEAT = 250
/** ms of real time to read a caption: at least, and per character */
const SHORTEST_READING = 3_000
const READING = 55

/** ms of virtual time per ms of real time, in a stretch of so many ms of virtual time. */
export function speedOf(pace: Pace, stretch: number): number {
  switch (pace) {
    case 'fast':
      return Number.POSITIVE_INFINITY
    case 'x1':
      return 1
    case 'x10':
      return 10
    case 'tour':
      return Math.max(1, stretch / LONGEST_WAIT)
  }
}

/** ms of real time before a step. */
export function beatOf(pace: Pace, isTyping: boolean): number {
  if (pace !== 'tour') return 0
  return isTyping ? TYPING_BEAT : BEAT
}

/** ms of real time that a caption stands before anything else is done. */
export function readingTime(pace: Pace, text: string): number {
  if (pace === 'fast') return 0
  const ms = Math.max(SHORTEST_READING, text.length * READING)
  return pace === 'x10' ? ms / 10 : ms
}

/** Resolves with the next frame, and how many ms of real time it came after the one before it. */
export async function nextFrame(last: number | null): Promise<{ at: number; ms: number }> {
  const at = await new Promise<number>(requestAnimationFrame)
  return { at, ms: last === null ? 0 : Math.min(at - last, LONGEST_FRAME) }
}

/** A page that was hidden draws nothing; what passed meanwhile is not made up for. */
const LONGEST_FRAME = 100
