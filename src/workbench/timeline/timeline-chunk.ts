import { continueTimeline, reloadWithTimeline } from './kept-timeline.ts'
import { arriveByAddress } from './links/arrive-by-address.ts'
import { playScenario } from './play-scenario.tsx'
import { replay } from './replay.ts'
import { importFile, reset } from './reset-and-import.ts'
import { run } from './run.ts'
import { openByAddress, shareMoment } from './share.ts'
import { startScenario } from './start-scenario.ts'
import {
  checkRecording,
  exportMoment,
  holdsSteps,
  openTimeline,
  saveTimeline,
  writeRecording,
} from './timeline-file.ts'
import { createTools } from './timeline-tools.ts'
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
