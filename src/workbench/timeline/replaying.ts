import { arriveByAddress } from './links/arrive-by-address.ts'
import { openPlayer, readRecording, stepsOf } from './open-player.ts'
import { originOf } from './origins.ts'
import { openByAddress, openFile } from './share/open-shared.ts'
import { shareMoment } from './share/share.ts'
import { startScenario } from './start-scenario.ts'
import { startTour, tours } from './tours.ts'

/** What brings the page to another state by replaying steps, and what is needed to record or share them. */
export const replaying = {
  arriveByAddress,
  openByAddress,
  openFile,
  openPlayer,
  originOf,
  readRecording,
  shareMoment,
  startScenario,
  startTour,
  stepsOf,
  tours,
}
