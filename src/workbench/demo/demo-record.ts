import type { RecordingTools } from '#src/workbench/timeline/record.ts'
import type { DeskRecord } from './desk-demo.ts'
import { refuseWithoutMock } from './mock-only.ts'

/** `window.demo.record` */
export function createDemoRecord({ recorder, replay, isRunning }: RecordingTools): DeskRecord {
  return {
    start: () => {
      refuseWithoutMock()
      if (isRunning()) throw new Error('A replay is under way: stop it first')
      recorder.start()
    },
    stop: recorder.stop,
    replay: async (recording) => {
      refuseWithoutMock()
      await replay(recording)
    },
    count: recorder.count,
  }
}
