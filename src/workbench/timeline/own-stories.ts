import { createAtom } from '@tanstack/store'
import type { ScenarioSummary } from '#src/workbench/contract/demo-contract.ts'

/** A story that was made in this browser, or added to it (DEMO-19). */
export interface OwnStory {
  id: string
  /** the text of its file */
  file: string
  summary: ScenarioSummary
}

/** null until they have been read */
export const ownStories = createAtom<readonly OwnStory[] | null>(null)

/** Puts the stories back to those of a moment, and keeps others if `keepsOthers`. A moment may be older than their reading. */
export function recallStories(then: readonly OwnStory[] | null | undefined, keepsOthers: boolean): void {
  if (then == null) return
  const now = ownStories.get() ?? []
  const gone = then.filter(({ id }) => !now.some((story) => story.id === id))
  if (!keepsOthers) ownStories.set(then)
  else if (gone.length > 0) ownStories.set([...gone, ...now])
}
