import type { Backend } from '#mocks/bank/backend.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { RELOAD } from '#src/platform/reload.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import type { Demo } from '#src/workbench/demo/demo-contract.ts'
import { product } from '#src/workbench/product.ts'
import type { DemoPlayer } from './demo-player.ts'
import { KEPT_TIMELINE } from './format.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import type { Timeline } from './timeline.ts'

/** Recording and replaying. The recorder is loaded at the start, the player on demand. */
export interface RecordTools {
  recorder: Recorder
  player(): Promise<DemoPlayer>
  /** the player, once it has been asked for */
  loaded(): DemoPlayer | undefined
  /** the loaded recording's steps in words */
  steps(): readonly string[]
  /** Reports every change of the player. */
  subscribe(listener: () => void): void
  /** Continues the timeline that was kept while the product reloaded the page, if there is one. */
  resume(): Promise<void>
  /** Stops the replay, because something else replaces it. */
  halt(): Promise<void>
}

/** Loads what replays steps when it is first asked for: in the core, it would make the overview's script 228 KB of 215 (PERF-2). */
export const loadReplaying = async () => (await clock.track(import('./replaying.ts'))).replaying

export function createRecord(timeline: Timeline, backend: Backend): RecordTools {
  const recorder = createRecorder(timeline, async () => {
    const { writeRecording } = await loadReplaying()
    return (...parts) => writeRecording(backend, ...parts)
  })
  const listeners = new Set<() => void>()
  let loaded: DemoPlayer | undefined
  let steps: () => readonly string[] = () => []
  window.addEventListener(RELOAD, (event) => {
    event.preventDefault()
    if (recorder.count() !== null || loaded?.isRunning) void product.remount()
    else void reload()
  })
  async function reload(): Promise<void> {
    const replaying = await loadReplaying().catch(() => null)
    if (replaying === null) location.reload()
    else await replaying.reloadWithTimeline(timeline, backend)
  }

  return {
    recorder,
    player: async () => {
      const { openPlayer, stepsOf } = await loadReplaying()
      if (loaded !== undefined) return loaded
      const demo = window.demo as Demo
      const opened = openPlayer({ backend, demo, timeline, isRecording: () => recorder.count() !== null })
      opened.subscribe(() => {
        for (const listener of listeners) listener()
      })
      steps = () => stepsOf(opened.state.recording)
      loaded = opened
      return opened
    },
    loaded: () => loaded,
    steps: () => steps(),
    subscribe: (listener) => void listeners.add(listener),
    resume: async () => {
      const kept = tabStorage.getItem(KEPT_TIMELINE)
      if (kept === null) return
      const { continueTimeline } = await loadReplaying()
      await continueTimeline(kept, timeline, backend)
    },
    halt: async () => loaded?.stop(),
  }
}
