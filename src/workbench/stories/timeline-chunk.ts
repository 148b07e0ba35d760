import { arriveByAddress } from '#src/workbench/demo/arrive-by-address.ts'
import { createTools } from '#src/workbench/demo/timeline-tools.ts'
import { continueTimeline, reloadWithTimeline } from '#src/workbench/timeline/kept-timeline.ts'
import { importFile, reset } from '#src/workbench/timeline/reset-and-import.ts'
import { run } from '#src/workbench/timeline/run.ts'
import { openByAddress, shareMoment } from '#src/workbench/timeline/share.ts'
import {
  checkRecording,
  exportMoment,
  holdsSteps,
  openTimeline,
  saveTimeline,
  writeRecording,
} from '#src/workbench/timeline/timeline-file.ts'
import { playScenario } from './play-scenario.tsx'
import { replay } from './replay.ts'
import { startScenario } from './start-scenario.ts'
import { toTest } from './to-test.ts'

/** One lazy chunk: what replays, plays, records, shares, resets and imports. */
export const timelineChunk = {
  arriveByAddress,
  checkRecording,
  continueTimeline,
  createTools,
  exportMoment,
  holdsSteps,
  importFile,
  openByAddress,
  openTimeline,
  playScenario,
  reloadWithTimeline,
  replay,
  reset,
  run,
  saveTimeline,
  shareMoment,
  startScenario,
  toTest,
  writeRecording,
}
