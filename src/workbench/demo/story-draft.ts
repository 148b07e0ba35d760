import { createAtom } from '@tanstack/store'
import { tabStorage } from '#src/platform/tab-storage.ts'
import type { Timeline } from '#src/workbench/timeline/timeline.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { loadTimelineChunk } from './load-timeline-chunk.ts'

const KEY = 'larkspur.desk.story'

/**
 * The story that is being made, as the desk writes it (DEMO-19). The tab with the product keeps it, so that it outlives the desk and its window. As long as
 * there is one, a reload by hand keeps the timeline that it is made of.
 */
export function createStoryDraft(timeline: Timeline, backend: PageBackend) {
  const draft = createAtom(tabStorage.getItem(KEY) ?? '')
  /** loaded beforehand: a page that is being left waits for nothing */
  let keepTimeline = () => {}
  const prepare = async () => {
    if (draft.get() === '') return
    const chunk = await loadTimelineChunk()
    keepTimeline = () => chunk.keepTimeline(timeline, backend)
  }
  const tryToPrepare = () => void prepare().catch(() => undefined)
  tryToPrepare()
  window.addEventListener('pagehide', () => {
    if (draft.get() !== '') keepTimeline()
  })
  return {
    get: () => draft.get(),
    set: (text: string) => {
      if (text === '') tabStorage.removeItem(KEY)
      else tabStorage.setItem(KEY, text)
      const isFirst = draft.get() === ''
      draft.set(text)
      if (isFirst) tryToPrepare()
    },
    subscribe: (listener: () => void) => draft.subscribe(listener).unsubscribe,
  }
}

export type StoryDraft = ReturnType<typeof createStoryDraft>
