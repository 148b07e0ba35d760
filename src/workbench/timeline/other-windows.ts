import { clock } from '#src/platform/actors/app-clock.ts'
import { nextTask } from '#src/platform/clock/clock.ts'
import { addNotice } from '#src/platform/notices.ts'
import type { Note, Timeline } from './timeline.ts'

const ELSEWHERE = 'In another window: '

interface Told {
  text: string
  /** whether it has replaced everything */
  isStart: boolean
}

/** Tells the demo's other windows what this one has done to the data that they share, and notes what they have done (DEMO-17). */
export function followOtherWindows(timeline: Timeline): void {
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel('larkspur.timeline')
  let isTold = false
  timeline.onNote(({ lane, text, isStart = false, call }: Note) => {
    // The first entry says that this page was opened.
    if (isTold || timeline.entries().length === 1) return
    const hasReplaced = isStart && lane === 'demo'
    if (lane === 'bank' || hasReplaced || call !== undefined)
      channel.postMessage({ text, isStart: hasReplaced } satisfies Told)
  })
  channel.onmessage = async ({ data }: MessageEvent<Told>) => {
    const text = `${ELSEWHERE}${data.text.replaceAll(ELSEWHERE, '')}`
    if (data.isStart) addNotice({ role: 'status', text })
    // The other window's data arrive at the same time.
    await nextTask()
    await clock.settled()
    isTold = true
    timeline.add({ lane: 'bank', text, isElsewhere: true })
    isTold = false
  }
}
