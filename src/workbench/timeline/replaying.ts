import { arriveByAddress } from './links/arrive-by-address.ts'
import { openPlayer, stepsOf } from './open-player.ts'
import { run } from './run.ts'
import { openByAddress, shareMoment } from './share.ts'
import { playScenario, startScenario } from './start-scenario.ts'
import { checkRecording, openTimeline, saveTimeline, writeRecording } from './timeline-file.ts'
import { createTools } from './timeline-tools.ts'
import { toTest } from './to-test.ts'

/** What brings the page to another state by replaying steps, and what is needed to record or share them. */
export const replaying = {
  arriveByAddress,
  checkRecording,
  createTools,
  openByAddress,
  openPlayer,
  openTimeline,
  playScenario,
  run,
  saveTimeline,
  shareMoment,
  startScenario,
  stepsOf,
  toTest,
  writeRecording,
}
