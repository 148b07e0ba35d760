import { VISITOR } from '#src/workbench/contract/desk-demo.ts'
import { firstLoggedIn } from '#src/workbench/timeline/links/customers-of.ts'
import { type OwnStory, ownStories } from '#src/workbench/timeline/own-stories.ts'
import { shipped, shippedStories } from './shipped-stories.ts'
import { readStory, type Story } from './story.ts'
import { summaryOf } from './story-summary.ts'

const read = new WeakMap<OwnStory, Story>()

/** Throws when there is none with this id, and why one of another version of the demo cannot be run. */
export function storyById(id: string): Story {
  const ships = shippedStories.find((one) => one.id === id)
  if (ships !== undefined) return shipped(ships)
  const all = ownStories.get() ?? []
  const own = all.find((one) => one.id === id)
  if (own === undefined) {
    const ids = [...shippedStories, ...all].map((one) => one.id)
    throw new Error(`There is no scenario '${id}'. The scenarios are: ${ids.join(', ')}`)
  }
  const story = read.get(own) ?? readKept(own)
  read.set(own, story)
  return story
}

function readKept({ file, summary: { title } }: OwnStory): Story {
  try {
    return readStory(file)
  } catch (error) {
    throw new Error(`The story “${title}” cannot be run: ${(error as Error).message}`)
  }
}

/** null where none has this id, or this version cannot run it */
export function knownStory(id: string | null): Story | null {
  try {
    return id === null ? null : storyById(id)
  } catch {
    return null
  }
}

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
