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
  /** whether the page goes on from the last moment */
  goesOn: boolean
}

/** Reloads the page, and keeps the timeline for the page that comes (WD-3, LOAN-4, DEMO-17). Where it cannot be kept, the page is reloaded all the same. */
export async function reloadWithTimeline(timeline: Timeline, backend: PageBackend): Promise<void> {
  try {
    await packAndKeep(timeline, backend, false)
  } finally {
    location.reload()
  }
}

/** Keeps the timeline for the page that comes after an edit, which goes on from the last moment (DEMO-18). */
export async function keepForEdit(timeline: Timeline, backend: PageBackend): Promise<void> {
  await clock.settled()
  await packAndKeep(timeline, backend, true)
}

/** Continues the timeline of the page before. What cannot be read is dropped: the timeline then begins with this page. */
export async function continueTimeline(text: string, timeline: Timeline, backend: PageBackend): Promise<void> {
  tabStorage.removeItem(KEPT_TIMELINE)
  try {
    const { file, notes, goesOn } = JSON.parse(text) as Kept
    const { entries } = readTimeline(await decompress(file), backend)
    timeline.resume(entries, notes)
    const last = entries.at(-1)
    if (goesOn && last !== undefined) await timeline.goTo(last.id)
  } catch {
    // A newer version of the demo may have been loaded, or one whose flows do not fit.
  }
}

async function packAndKeep(timeline: Timeline, backend: PageBackend, goesOn: boolean): Promise<void> {
  const notes = timeline.end()
  const file = await clock.track(compress(saveTimeline(timeline, backend)))
  tabStorage.setItem(KEPT_TIMELINE, JSON.stringify({ file, notes, goesOn } satisfies Kept))
}
