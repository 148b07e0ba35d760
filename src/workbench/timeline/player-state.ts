import type { Pace } from './pacing.ts'

/** What a player shows of its replay. */
export interface PlayerState<Recording> {
  recording: Recording | null
  /** its name on the desk and in the caption bar */
  title: string
  status: 'idle' | 'playing' | 'paused' | 'done' | 'stopped' | 'failed'
  /** the number of finished steps */
  position: number
  pace: Pace
  /** the index of the latest caption's step */
  captionAt: number | null
  /** the caption has been reached, and what comes after it has not begun */
  isReading: boolean
  /** the reason of the failure */
  error: string | null
}
