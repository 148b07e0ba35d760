import { clock } from '#src/platform/actors/app-clock.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { compress, decompress } from './compress.ts'
import { KEPT_TIMELINE, type Note, type Timeline } from './timeline.ts'
import { readTimeline, saveTimeline } from './timeline-file.ts'

interface Kept {
  /** the timeline as a file, packed */
  file: string
  /** the newest entries, whose moment is that of the page after the reload */
  notes: readonly Note[]
}

/** Reloads the page, and keeps the timeline for the page that comes (WD-3, LOAN-4, DEMO-17). Where it cannot be kept, the page is reloaded all the same. */
export async function reloadWithTimeline(timeline: Timeline, backend: PageBackend): Promise<void> {
  try {
    const notes = timeline.end()
    const kept: Kept = { file: await clock.track(compress(saveTimeline(timeline, backend))), notes }
    tabStorage.setItem(KEPT_TIMELINE, JSON.stringify(kept))
  } finally {
    location.reload()
  }
}

/** Continues the timeline of the page before. What cannot be read is dropped: the timeline then begins with this page. */
export async function continueTimeline(text: string, timeline: Timeline, backend: PageBackend): Promise<void> {
  tabStorage.removeItem(KEPT_TIMELINE)
  try {
    const { file, notes } = JSON.parse(text) as Kept
    timeline.resume(readTimeline(await decompress(file), backend), notes)
  } catch {
    // A newer version of the demo may have been loaded.
  }
}
