import { clock } from '#src/platform/actors/app-clock.ts'
import { nextTask } from '#src/platform/clock/clock.ts'
import { addNotice } from '#src/platform/notices.ts'
import { openChannel } from '#src/platform/open-channel.ts'
import type { Note, Timeline } from './timeline.ts'

const ELSEWHERE = 'In another window: '

interface Told {
  text: string
  /** whether it has replaced everything */
  isStart: boolean
}

/** Tells the demo's other windows what this one has done to the data that they share, and notes what they have done (DEMO-17). */
export function followOtherWindows(timeline: Timeline): void {
  const channel = openChannel('larkspur.timeline')
  if (channel === null) return
  timeline.onNote(({ lane, text, isStart = false, isElsewhere = false, call }: Note) => {
    // The first entry says that this page was opened.
    if (isElsewhere || timeline.entries().length === 1) return
    const hasReplaced = isStart && lane === 'demo'
    if (lane === 'bank' || hasReplaced || call !== undefined)
      channel.postMessage({ text, isStart: hasReplaced } satisfies Told)
  })
  channel.onmessage = async ({ data }: MessageEvent<unknown>) => {
    // Another version of the demo may say something else.
    if (!isTold(data)) return
    const text = `${ELSEWHERE}${data.text.replaceAll(ELSEWHERE, '')}`
    if (data.isStart) addNotice({ role: 'status', text })
    // The other window's data arrive at the same time.
    await nextTask()
    await clock.settled()
    timeline.add({ lane: 'bank', text, isElsewhere: true })
  }
}

function isTold(data: unknown): data is Told {
  return typeof data === 'object' && data !== null && typeof Reflect.get(data, 'text') === 'string'
}
