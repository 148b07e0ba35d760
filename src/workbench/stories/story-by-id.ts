import { type OwnStory, ownStories } from '#src/workbench/timeline/own-stories.ts'
import { listStories } from './list-stories.ts'
import { shipped } from './shipped.ts'
import { shippedStories } from './shipped-stories.ts'
import { readStory, type Story } from './story.ts'

const read = new WeakMap<OwnStory, Story>()

/** Throws when there is none with this id, and why one of another version of the demo cannot be run. */
export function storyById(id: string): Story {
  const ships = shippedStories.find((one) => one.id === id)
  if (ships !== undefined) return shipped(ships)
  const own = ownStories.get()?.find((one) => one.id === id)
  if (own === undefined) {
    const ids = listStories().map((one) => one.id)
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
