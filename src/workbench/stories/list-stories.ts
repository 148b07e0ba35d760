import type { Step } from '#machines/model/step.ts'
import type { ScenarioSummary, WaitingItem } from '#src/workbench/contract/demo-contract.ts'
import { type OwnStory, ownStories } from '#src/workbench/timeline/own-stories.ts'
import { captionsOf, linesOf } from './progress.ts'
import { shippedStories } from './shipped-stories.ts'
import { readStory, type Story, shipped } from './story.ts'

/** A story with its id: one that ships, or this browser's own. */
export interface KnownStory {
  id: string
  story: Story
  isOwn: boolean
}

const ships: readonly KnownStory[] = shippedStories.map((one) => ({ id: one.id, story: shipped(one), isOwn: false }))

let read: { of: readonly OwnStory[] | null; stories: KnownStory[]; summaries: ScenarioSummary[] } | null = null

/** The stories that ship, then this browser's own (DEMO-12, DEMO-19). */
export function knownStories(): readonly KnownStory[] {
  return current().stories
}

/** The same array until a story is added or removed. */
export function listStories(): ScenarioSummary[] {
  return current().summaries
}

/** Throws when there is none with this id, and why one of an older version cannot be run. */
export function storyOf(id: string): Story {
  const found = knownStories().find((one) => one.id === id)
  if (found !== undefined) return found.story
  // What was kept by another version of the demo says why it cannot be opened.
  const kept = ownStories.get()?.find((one) => one.id === id)
  if (kept !== undefined) return readStory(kept.file)
  throw new Error(
    `There is no scenario '${id}'. The scenarios are: ${knownStories()
      .map((one) => one.id)
      .join(', ')}`,
  )
}

function current() {
  const own = ownStories.get()
  if (read?.of !== own || read === null) {
    const stories = [...ships, ...(own ?? []).flatMap(parsedOwn)]
    read = { of: own, stories, summaries: summariesOf(stories, own ?? []) }
  }
  return read
}

function parsedOwn({ id, file }: OwnStory): KnownStory[] {
  try {
    return [{ id, story: readStory(file), isOwn: true }]
  } catch {
    return []
  }
}

function summariesOf(stories: readonly KnownStory[], own: readonly OwnStory[]): ScenarioSummary[] {
  const unreadable = own.filter(({ id }) => !stories.some((one) => one.id === id))
  return [...stories.map(summaryOf), ...unreadable.map(unreadableSummary)]
}

function summaryOf({ id, story, isOwn }: KnownStory): ScenarioSummary {
  const { title = '', start, moments, steps } = story
  const [line] = linesOf(steps)
  const decides = decidedIn(steps)
  return {
    id,
    title,
    persona: start?.persona ?? moments?.[0].persona ?? 'visitor',
    says: captionsOf(steps).map(({ text }) => text),
    next: line === undefined ? '' : `${line.text}.`,
    ...(decides === null ? {} : { decides }),
    ...(isOwn ? { own: true as const } : {}),
  }
}

/** It stays in the list, where it says why it cannot be started. */
function unreadableSummary({ id, file }: OwnStory): ScenarioSummary {
  let reason = ''
  try {
    readStory(file)
  } catch (error) {
    reason = (error as Error).message
  }
  const title = /"title":"((?:[^"\\\\]|\\\\.)*)"/.exec(file)?.[1] ?? id
  return { id, title, persona: 'visitor', says: [], next: `This story cannot be run: ${reason}.`, own: true }
}

const DECISIONS: Readonly<Record<string, WaitingItem['kind']>> = {
  setDeposit: 'deposit',
  setLoan: 'loan',
  setTransfer: 'transfer',
}

/** What the bank decides on before the customer has done anything: it waited before the story began. */
function decidedIn(steps: readonly Step[]): WaitingItem['kind'] | null {
  const first = steps.find(({ kind }) => kind === 'event' || kind === 'operator')
  return first?.kind === 'operator' ? (DECISIONS[first.action] ?? null) : null
}
