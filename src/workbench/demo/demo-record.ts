import { loadReplaying, type RecordTools } from '#src/workbench/timeline/record.ts'
import type { DemoRecord } from './demo-contract.ts'
import { refuseWithoutMock } from './mock-only.ts'

/** `window.demo.record` */
export function createDemoRecord(record: RecordTools): DemoRecord {
  return {
    start: () => {
      refuseWithoutMock()
      record.demo.start()
    },
    stop: record.demo.stop,
    replay: async (recording) => {
      refuseWithoutMock()
      await record.demo.replay(recording)
    },
    count: record.recorder.count,
    player: {
      state: () => record.loaded()?.state ?? null,
      steps: () => record.steps(),
      load: async (recording, title) => {
        refuseWithoutMock()
        const player = await record.player()
        const read = typeof recording === 'string' ? (await loadReplaying()).readRecording(recording) : recording
        await player.stop()
        player.load(read, title, read.steps?.some(({ kind }) => kind === 'caption') ? 'tour' : 'fast')
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
    tours: async () => (await loadReplaying()).tours.map(({ id, title, lead }) => ({ id, title, lead })),
    startTour: async (id) => {
      refuseWithoutMock()
      const { startTour } = await loadReplaying()
      await startTour(id, await record.player())
    },
  }
}
