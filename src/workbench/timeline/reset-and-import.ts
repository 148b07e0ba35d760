import { clock } from '#src/platform/actors/app-clock.ts'
import { SESSION_KEYS } from '#src/platform/session-storage.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { replacePresent, storedNow } from './moment.ts'
import { ownStories } from './own-stories.ts'
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
export async function resetAsEntry(timeline: Timeline, backend: PageBackend): Promise<void> {
  const gone = (count: number) => `, and ${count === 1 ? 'your story was' : `your ${count} stories were`} removed`
  await timeline.replaceAsEntry(
    (count: number) => ({ lane: 'demo', text: `The demo was reset${count === 0 ? '' : gone(count)}` }),
    async () => {
      const count = ownStories.get()?.length ?? 0
      await reset(backend)
      if (count > 0) ownStories.set([])
      return count
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
