import { clock } from '#src/platform/actors/app-clock.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { compress, decompress } from './compress.ts'
import { KEPT_TIMELINE, type Note, type Timeline } from './timeline.ts'
import { readTimeline, saveTimeline } from './timeline-file.ts'

interface Kept {
  /** the timeline as a file; packed, where there was time for it */
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

/** Keeps the timeline for the page that comes, while this one is being left: there is no time to pack it. What has no room is not kept. */
export function keepTimeline(timeline: Timeline, backend: PageBackend): void {
  // The product itself reloads the page.
  if (tabStorage.getItem(KEPT_TIMELINE) !== null) return
  const notes = timeline.entries().filter(({ moment }) => moment === null)
  keep({ file: saveTimeline(timeline, backend), notes, goesOn: false })
}

/** Continues the timeline of the page before. What cannot be read is dropped: the timeline then begins with this page. */
export async function continueTimeline(text: string, timeline: Timeline, backend: PageBackend): Promise<void> {
  tabStorage.removeItem(KEPT_TIMELINE)
  try {
    const { file, notes, goesOn } = JSON.parse(text) as Kept
    const entries = readTimeline(file.startsWith('{') ? file : await decompress(file), backend)
    timeline.resume(entries, notes)
    const last = entries.at(-1)
    if (goesOn && last !== undefined) await timeline.goTo(last.id)
  } catch {
    // A newer version of the demo may have been loaded, or one whose flows do not fit.
  }
}

async function packAndKeep(timeline: Timeline, backend: PageBackend, goesOn: boolean): Promise<void> {
  const notes = timeline.end()
  keep({ file: await clock.track(compress(saveTimeline(timeline, backend))), notes, goesOn })
}

function keep(kept: Kept): void {
  tabStorage.setItem(KEPT_TIMELINE, JSON.stringify(kept))
}
