import { clock } from '#src/platform/actors/app-clock.ts'
import { RELOAD } from '#src/platform/reload.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import type { Recording } from '#src/workbench/contract/demo-contract.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { createRecorder, type Recorder } from '#src/workbench/stories/recorder.ts'
import { KEPT_TIMELINE, type Timeline } from '#src/workbench/timeline/timeline.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'

/** Recording, replaying and playing: one at a time. The recorder is loaded at the start, the rest on demand. */
export interface RecordingTools {
  recorder: Recorder
  /** Replays a recording, or the text of a file with one. Rejects with the reason when it does not come to its end. */
  replay(recording: Recording | string): Promise<void>
  /** Plays a scenario by itself. */
  play(scenario: string): Promise<void>
  isRunning(): boolean
  /** Stops what is being replayed or played, because something else replaces it. */
  halt(): Promise<void>
  /** Continues the timeline that was kept while the product reloaded the page, if there is one. */
  resume(): Promise<void>
}

interface Running {
  done: Promise<void>
  stop(): Promise<void>
}

/** Loaded on demand: in the first chunk it would exceed the limit of PERF-2. */
export const loadTimelineChunk = async () => (await clock.track(import('./timeline-chunk.ts'))).timelineChunk

export function createRecordingTools(timeline: Timeline, backend: PageBackend): RecordingTools {
  const recorder = createRecorder(timeline, async () => {
    const { writeRecording } = await loadTimelineChunk()
    return (...parts) => writeRecording(backend, ...parts)
  })
  let running: Running | null = null
  window.addEventListener(RELOAD, (event) => {
    event.preventDefault()
    if (recorder.count() !== null || running !== null) void backend.product.remount()
    else void reload()
  })
  const tools = () => ({ backend, timeline, demo: window.demo as DeskDemo })

  return {
    recorder,
    replay: async (recording) => {
      const { checkRecording, replay } = await loadTimelineChunk()
      const checked = checkRecording(recording)
      refuseToInterrupt()
      const stopping = new AbortController()
      const done = replay(checked, tools(), stopping.signal)
      await until({
        done,
        stop: async () => {
          stopping.abort(new Error('The replay was stopped'))
          await done.catch(() => undefined)
        },
      })
    },
    play: async (scenario) => {
      const { playScenario } = await loadTimelineChunk()
      await running?.stop()
      refuseToInterrupt()
      await until(playScenario(scenario, tools()))
    },
    isRunning: () => running !== null,
    halt: async () => running?.stop(),
    resume: async () => {
      const kept = tabStorage.getItem(KEPT_TIMELINE)
      if (kept === null) return
      const { continueTimeline } = await loadTimelineChunk()
      await continueTimeline(kept, timeline, backend)
    },
  }

  async function until(started: Running): Promise<void> {
    running = started
    try {
      await started.done
    } finally {
      if (running === started) running = null
    }
  }

  function refuseToInterrupt(): void {
    if (recorder.count() !== null) throw new Error('A recording is under way: stop it first')
    if (running !== null) throw new Error('A replay is under way: stop it first')
  }

  async function reload(): Promise<void> {
    const chunk = await loadTimelineChunk().catch(() => null)
    if (chunk === null) location.reload()
    else await chunk.reloadWithTimeline(timeline, backend)
  }
}
