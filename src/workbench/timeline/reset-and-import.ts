import { clock } from '#src/platform/actors/app-clock.ts'
import { SESSION_KEYS } from '#src/platform/session-storage.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { replacePresent, storedNow } from './moment.ts'
import { type OwnStory, ownStories } from './own-stories.ts'
import { loadBankData } from './portable-moment.ts'
import type { Timeline } from './timeline.ts'
import { readMoment } from './timeline-file.ts'

/** Everything as it is when the demo is opened for the first time, except what belongs to the device: theme, desk and the like. */
export function reset(backend: PageBackend): Promise<void> {
  return replacePresent(async () => {
    clock.reset()
    await backend.reset()
    return { href: here(backend), stored: new Map(), mode: clock.mode }
  }, backend)
}

/** The same as one entry of the timeline. This browser's own stories go, and the entry says so. */
export function resetAsEntry(timeline: Timeline, backend: PageBackend): Promise<void> {
  return replaceAsEntry('The demo was reset', () => reset(backend), [], timeline)
}

/** The same as one entry of the timeline. `stories` take the place of this browser's own, unless they are null; the entry says which of those go. */
export function importAsEntry(
  json: string,
  stories: readonly OwnStory[] | null,
  timeline: Timeline,
  backend: PageBackend,
): Promise<void> {
  return replaceAsEntry('A file was imported', () => importFile(json, backend), stories, timeline)
}

async function replaceAsEntry(
  text: string,
  work: () => Promise<void>,
  stories: readonly OwnStory[] | null,
  timeline: Timeline,
): Promise<void> {
  const gone = (count: number) => `, and ${count === 1 ? 'your story was' : `your ${count} stories were`} removed`
  await timeline.replaceAsEntry(
    (count: number) => ({ lane: 'demo', text: text + (count === 0 ? '' : gone(count)) }),
    async () => {
      const own = ownStories.get() ?? []
      await work()
      if (stories === null || (own.length === 0 && stories.length === 0)) return 0
      ownStories.set(stories)
      return own.filter(({ file }) => stories.every((one) => one.file !== file)).length
    },
  )
}

/**
 * Takes bank data and clock from a file, and starts the page again. Whoever is signed in stays signed in if the file has that customer (DEMO-5).
 * Rejects with the reason, and then changes nothing.
 */
export async function importFile(json: string, backend: PageBackend): Promise<void> {
  const moment = readMoment(json)
  const { customerId } = backend.product.system
  const load = async () => {
    await loadBankData(moment, backend)
    clock.setNow(moment.clock.now)
    const isKnown = backend.operator.people().some(({ userId }) => userId === customerId)
    const kept = [...storedNow()].filter(([key]) => isKnown && (SESSION_KEYS as readonly string[]).includes(key))
    return { href: here(backend), stored: new Map(kept), mode: moment.clock.mode }
  }
  await replacePresent(load, backend)
}

function here({ product }: PageBackend): string {
  return product.router.history.location.href
}
