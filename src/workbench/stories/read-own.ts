import type { OwnStory } from '#src/workbench/timeline/own-stories.ts'
import { readStory } from './story.ts'
import { summaryOf } from './summary.ts'

/** A story that another version of the demo kept stays in the list, where it says why it cannot be started. */
export function readOwn(id: string, file: string): OwnStory {
  try {
    return { id, file, summary: { ...summaryOf(id, readStory(file)), own: true } }
  } catch (error) {
    const title = /"title":"((?:[^"\\]|\\.)*)"/.exec(file)?.[1] ?? id
    const next = `This story cannot be run: ${(error as Error).message}.`
    return { id, file, summary: { id, title, persona: 'visitor', says: [], next, own: true } }
  }
}
