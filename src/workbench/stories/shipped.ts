import type { RecordingStep } from '#src/workbench/contract/demo-contract.ts'
import type { ShippedStory, Story } from './story.ts'

/** A story that ships as it stands in a file. */
export function shipped({ title, start, steps, end }: ShippedStory): Story {
  return {
    title,
    start,
    steps: steps.map((step) => ({ ms: 0, ...step }) as RecordingStep),
    end: { ms: 0, proof: end },
  }
}
