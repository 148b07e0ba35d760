import { playScenario } from '#src/workbench/stories/play-scenario.tsx'
import { replay } from '#src/workbench/stories/replay.ts'
import { startScenario } from '#src/workbench/stories/start-scenario.ts'
import { toTest } from '#src/workbench/stories/to-test.ts'
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
import { arriveByAddress } from './arrive-by-address.ts'
import { createTools } from './timeline-tools.ts'

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
