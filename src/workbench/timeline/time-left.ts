import { isCaption, isTyping, type OriginOf, type OwnStep, type RecordingOf } from '#machines/model/step.ts'
import { beatOf, type Pace, readingTime, speedOf } from './pacing.ts'

type Steps = Pick<RecordingOf<OwnStep, unknown>, 'steps' | 'end'>

/** ms of real time, roughly, that a replay takes from this step on, without pauses. */
export function timeLeft({ steps, end }: Steps, from: number, pace: Pace, origins: OriginOf): number {
  const ahead = steps.slice(from)
  const before = ahead.map((step) =>
    isCaption(step) ? readingTime(pace, step.text) : beatOf(pace, isTyping(step, origins)),
  )
  const waits = [...ahead, end].map(({ ms }) => ms / speedOf(pace, ms))
  return [...before, ...waits].reduce((sum, ms) => sum + ms, 0)
}
