import type { Backend } from '#mocks/bank/backend.ts'
import type { Demo, DemoRecord } from '#src/demo/demo-contract.ts'
import type { DemoHost } from '#src/demo/host.ts'
import type { Player } from '#src/kit/recorder/player.ts'
import { clock } from '#src/kit/actors/runtime.ts'
import { RELOAD } from '#src/platform/reload.ts'
import { createRecorder, type Recorder } from '#src/kit/recorder/recorder.ts'

/** Recording and replaying, of which only the recorder is there from the start. */
export interface RecordTools {
  demo: DemoRecord
  recorder: Recorder
  player(): Promise<Player>
  /** Stops what is replayed: something else takes its place. */
  halt(): Promise<void>
}

export function createRecord(backend: Backend, host: DemoHost): RecordTools {
  const recorder = createRecorder(backend, host)
  let loaded: Player | undefined
  const player = async () => {
    const { openPlayer } = await clock.track(import('./open-player.ts'))
    const demo = window.demo as Demo
    loaded ??= openPlayer({ backend, host, demo, isRecording: () => recorder.count() !== null })
    return loaded
  }
  window.addEventListener(RELOAD, (event) => {
    if (recorder.count() === null && !loaded?.isRunning) return
    event.preventDefault()
    void host.remount()
  })
  return {
    recorder,
    player,
    halt: async () => loaded?.stop(),
    demo: {
      start: () => {
        if (loaded?.isRunning) throw new Error('A replay is under way: stop it first')
        recorder.start()
      },
      stop: recorder.stop,
      replay: async (recording) => {
        const one = await player()
        one.load(recording, '', 'fast')
        await one.play()
      },
    },
  }
}
