import type { Backend } from '#mocks/bank/backend.ts'
import type { AppStep } from '#src/contract/app-steps.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { RELOAD } from '#src/platform/reload.ts'
import type { Demo, DemoRecord, RecordingProof, RecordingStart } from '#src/workbench/demo/demo-contract.ts'
import { product } from '#src/workbench/product.ts'
import type { DemoPlayer } from './demo-player.ts'
import { checkFiles } from './file-kind.ts'
import { MARKS } from './flow-marks.ts'
import { freshPage } from './fresh-page.ts'
import { maskWorld } from './mask-world.ts'
import { proofNow } from './proof.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import { toRoute } from './route-path.ts'
import { createSecretPlaceholders } from './secret-placeholders.ts'
import { nameOf } from './with-recording.ts'

/** Recording and replaying. The recorder is loaded at the start, the player on demand. */
export interface RecordTools {
  demo: Pick<DemoRecord, 'start' | 'stop' | 'replay'>
  recorder: Recorder<AppStep, RecordingStart, RecordingProof>
  player(): Promise<DemoPlayer>
  /** the player, once it has been asked for */
  loaded(): DemoPlayer | undefined
  /** the loaded recording's steps in words */
  steps(): readonly string[]
  /** Reports every change of the player. */
  subscribe(listener: () => void): () => void
  /** what a recording that begins now would start from, without secrets */
  start(): RecordingStart
  /** Stops the replay, because something else replaces it. */
  halt(): Promise<void>
}

/** Loads what replays steps when it is first asked for: in the core, it would make the overview's script 228 KB of 215 (PERF-2). */
export const loadReplaying = async () => (await clock.track(import('./replaying.ts'))).replaying

export function createRecord(backend: Backend): RecordTools {
  const start = createStart(backend)
  const recorder = createDemoRecorder(backend, start)
  const listeners = new Set<() => void>()
  let loaded: DemoPlayer | undefined
  let steps: () => readonly string[] = () => []
  const player = async () => {
    const { openPlayer, stepsOf } = await loadReplaying()
    if (loaded !== undefined) return loaded
    const demo = window.demo as Demo
    const opened = openPlayer({ backend, demo, isRecording: () => recorder.count() !== null })
    opened.subscribe(() => {
      for (const listener of [...listeners]) listener()
    })
    steps = () => stepsOf(opened.state.recording)
    loaded = opened
    return opened
  }
  window.addEventListener(RELOAD, (event) => {
    if (recorder.count() === null && !loaded?.isRunning) return
    event.preventDefault()
    void product.remount()
  })
  return {
    recorder,
    start,
    player,
    loaded: () => loaded,
    steps: () => steps(),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    halt: async () => loaded?.stop(),
    demo: {
      start: () => {
        if (loaded?.isRunning) throw new Error('A replay is under way: stop it first')
        recorder.start()
      },
      stop: () => ({ format: 'larkspur-recording', version: 1, ...recorder.stop() }),
      replay: async (recording) => {
        const one = await player()
        one.load(recording, '', 'fast')
        await one.play()
      },
    },
  }
}

function createDemoRecorder(backend: Backend, start: () => RecordingStart): RecordTools['recorder'] {
  const { ofEvent, ofPath, ofStep } = createSecretPlaceholders(backend)
  return createRecorder<AppStep, RecordingStart, RecordingProof>({
    origins: async () => (await loadReplaying()).originOf,
    secrets: {
      ofEvent: (event) => {
        const recorded = ofEvent({ ...event })
        checkFiles(event, recorded)
        return recorded
      },
      ofPath: (href) => ofPath(toRoute(href)),
      ofStep,
    },
    world: { start, proof: () => proofNow(backend) },
    history: product.router.history,
    marks: MARKS,
    freshPage: () => void freshPage(),
  })
}

function createStart(backend: Backend): () => RecordingStart {
  const { ofPath, ofStep } = createSecretPlaceholders(backend)
  return () => {
    const { customerId } = product.session.getSnapshot().context
    return {
      persona: customerId === null ? null : nameOf(backend, customerId),
      world: maskWorld(backend.snapshot()),
      clock: { mode: clock.mode, now: clock.now() },
      latency: backend.latency,
      faults: ofStep(backend.faults.list()),
      page: ofPath(toRoute(product.router.history.location.href)),
    }
  }
}
