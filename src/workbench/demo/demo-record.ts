import { loadReplaying, type RecordTools } from '#src/workbench/timeline/record.ts'
import type { DemoRecord } from './demo-contract.ts'
import { refuseWithoutMock } from './mock-only.ts'

/** `window.demo.record` */
export function createDemoRecord(record: RecordTools): DemoRecord {
  return {
    start: () => {
      refuseWithoutMock()
      if (record.loaded()?.isRunning) throw new Error('A replay is under way: stop it first')
      record.recorder.start()
    },
    stop: record.recorder.stop,
    replay: async (recording) => {
      refuseWithoutMock()
      const { checkRecording } = await loadReplaying()
      const player = await record.player()
      player.load(checkRecording(recording), '', 'fast')
      await player.play()
    },
    count: record.recorder.count,
    player: {
      state: () => record.loaded()?.state ?? null,
      steps: () => record.steps(),
      load: async (recording, title) => {
        refuseWithoutMock()
        const player = await record.player()
        const { checkRecording } = await loadReplaying()
        const read = checkRecording(recording)
        await player.stop()
        player.load(read, title, 'fast')
      },
      play: () =>
        void record
          .loaded()
          ?.play()
          .catch(() => undefined),
      pause: () => record.loaded()?.pause(),
      step: () => record.loaded()?.step(),
      stop: record.halt,
      setPace: (pace) => record.loaded()?.setPace(pace),
    },
  }
}
