import { clock } from '#src/platform/actors/app-clock.ts'
import type { Recording } from '#src/workbench/contract/demo-contract.ts'
import { endDifference } from '#src/workbench/timeline/end-difference.ts'
import { restore } from '#src/workbench/timeline/moment.ts'
import { RecordedTime } from '#src/workbench/timeline/pass-time.ts'
import { fromPortable, replaySeedOf } from '#src/workbench/timeline/portable-moment.ts'
import type { RunTools } from '#src/workbench/timeline/run.ts'
import { runSteps } from '#src/workbench/timeline/run-step.ts'
import { runUnattended } from '#src/workbench/timeline/run-unattended.ts'
import type { Timeline } from '#src/workbench/timeline/timeline.ts'
import { refusalOf } from '#src/workbench/timeline/timeline-file.ts'

/**
 * Goes to the start of a recording and runs its steps as fast as possible (DEMO-8). Rejects with the reason when it does not come to the recorded
 * end, and when the signal stops it.
 */
export async function replay(
  recording: Recording,
  { timeline, ...tools }: RunTools & { timeline: Timeline },
  signal: AbortSignal,
): Promise<void> {
  const { steps, end } = recording
  const [start] = recording.moments
  const { backend } = tools
  await timeline
    .runAsEntry({ lane: 'demo', text: 'A recording was opened', isStart: true }, () =>
      restore(() => fromPortable(start, backend), backend, 'paused'),
    )
    .catch((error) => {
      throw new Error(`The recording cannot be restored: ${refusalOf(error)}`)
    })
  await runUnattended(tools, { seed: replaySeedOf(start), mode: start.clock.mode }, async (context) => {
    const time = new RecordedTime(clock)
    const firedAfter = (index: number) => [...steps, end].slice(index + 1).find(({ fired }) => fired)?.fired?.[0]
    await runSteps(steps, context, {
      before: async (step, index) => {
        signal.throwIfAborted()
        await time.pass({ ...step, next: firedAfter(index) }, (ms) => clock.advance(ms))
      },
      after: (step) => {
        if (step.kind === 'clock') time.jump()
      },
    })
    await time.pass({ ...end, next: undefined }, (ms) => clock.advance(ms))
    signal.throwIfAborted()
  })
  const difference = end.proof === null ? null : endDifference(end.proof, backend)
  if (difference !== null) throw new Error(`The replay ended differently: ${difference}`)
}
