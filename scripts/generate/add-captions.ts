import type { CaptionStep } from '#machines/model/step.ts'
import type { Recording, RecordingStep } from '#src/workbench/demo/demo-contract.ts'

export interface SaidCaption {
  step: CaptionStep
  /** ms since the start */
  at: number
  /** number of timers fired by then */
  fired: number
}

interface Timed {
  ms: number
  fired?: string[]
}

/** Inserts captions into the steps of a recording, each at its time and after the timers that had fired by then. */
export function addCaptions(recording: Recording, captions: readonly SaidCaption[]): Recording {
  const left = [...captions]
  const steps: RecordingStep[] = []
  let [time, fired] = [0, 0]
  const passed = <T extends Timed>(step: T): T => {
    const { ms, fired: timers = [], ...rest } = step
    let until = time + ms
    let rows = timers
    for (let [next] = left; next !== undefined && next.at < until; [next] = left) {
      steps.push(timed(next.at - time, rows.slice(0, next.fired - fired), next.step))
      rows = rows.slice(next.fired - fired)
      ;[time, fired] = [next.at, next.fired]
      left.shift()
    }
    until -= time
    time += until
    fired += rows.length
    return timed(until, rows, rest) as unknown as T
  }
  for (const step of recording.steps) {
    const shortened = passed(step)
    steps.push(shortened)
  }
  const end = passed(recording.end)
  return { ...recording, steps, end }
}

function timed<T extends object>(ms: number, fired: string[], rest: T): T & Timed {
  return { ms, ...(fired.length === 0 ? {} : { fired }), ...rest }
}
