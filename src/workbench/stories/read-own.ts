import { firstLoggedIn } from '#src/workbench/timeline/links/customers-of.ts'
import type { OwnStory } from '#src/workbench/timeline/own-stories.ts'
import { readStory } from './story.ts'
import { summaryOf, VISITOR } from './summary.ts'

/** A story that another version of the demo kept stays in the list, where it says why it cannot be started. */
export function readOwn(id: string, file: string): OwnStory {
  try {
    const story = readStory(file)
    const { persona, ...summary } = summaryOf(id, story)
    const who = persona === VISITOR ? (firstLoggedIn(story.steps) ?? VISITOR) : persona
    return { id, file, summary: { ...summary, persona: who, own: true } }
  } catch (error) {
    const title = /"title":"((?:[^"\\]|\\.)*)"/.exec(file)?.[1] ?? id
    const cannotRun = `This version of the demo cannot run it: ${(error as Error).message}.`
    return { id, file, summary: { id, title, persona: VISITOR, says: [], next: '', own: true, cannotRun } }
  }
}
