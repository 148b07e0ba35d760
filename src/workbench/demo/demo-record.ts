import type { RecordingTools } from '#src/workbench/timeline/record.ts'
import type { DemoRecord } from './demo-contract.ts'
import { refuseWithoutMock } from './mock-only.ts'

/** `window.demo.record` */
export function createDemoRecord({ recorder, replay, isRunning }: RecordingTools): DemoRecord {
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
